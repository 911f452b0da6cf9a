type Field = { pieces: string[]; isShown: boolean }

/**
 * Puts the instructions of a Word document's fields together as they are read. A field may stand in
 * another one's instruction, and what it shows there belongs to that.
 */
export class FieldInstructions {
  readonly found: string[] = []
  private readonly open: Field[] = []
  /** Those of the open ones whose instruction goes on. */
  private readonly unfinished: Field[] = []

  begin() {
    const field = { pieces: [], isShown: false }
    this.open.push(field)
    this.unfinished.push(field)
  }

  /** What follows is what the field shows. */
  show() {
    const field = this.open.at(-1)
    if (!field || field.isShown) return
    field.isShown = true
    this.unfinished.pop()
    this.found.push(field.pieces.join(''))
  }

  end() {
    this.show()
    this.open.pop()
  }

  /** Without an open field there is no instruction, whatever it is called: but readers differ. */
  add(text: string, isInstruction: boolean) {
    const field = this.unfinished.at(-1)
    if (field) field.pieces.push(text)
    else if (isInstruction) this.found.push(text)
  }

  /** All of them, with those that nothing has ended. */
  all(): string[] {
    while (this.open.length > 0) this.end()
    return this.found
  }
}
