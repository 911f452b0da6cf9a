type OpenField = { pieces: string[]; isShown: boolean }

/**
 * Collects the field instructions of a Word document while it is read. A field can be nested in the
 * instruction of another field; its displayed text then belongs to that instruction.
 */
export class FieldInstructionCollector {
  readonly found: string[] = []
  private readonly open: OpenField[] = []
  /** The open fields whose instruction has not ended. */
  private readonly unfinished: OpenField[] = []

  begin() {
    const field = { pieces: [], isShown: false }
    this.open.push(field)
    this.unfinished.push(field)
  }

  /** Ends the instruction of the innermost field; its displayed text follows. */
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

  /** Adds a text. An instruction without an open field is invalid, but some readers accept it. */
  add(text: string, isInstruction: boolean) {
    const field = this.unfinished.at(-1)
    if (field) field.pieces.push(text)
    else if (isInstruction) this.found.push(text)
  }

  /** Returns all instructions, also those of fields that never ended. */
  all(): string[] {
    while (this.open.length > 0) this.end()
    return this.found
  }
}
