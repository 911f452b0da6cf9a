type OutlineCommand =
  | { type: 'M' | 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' }

/** Converts the outlines of glyphs to the `d` of an SVG path, rounded to a tenth of a unit. */
export function glyphOutlineToSvgPath(commands: readonly OutlineCommand[]): string {
  return commands.map(formatPathCommand).join('')
}

// Writes a command; opentype.js itself writes NaN for numbers in exponent notation.
function formatPathCommand(command: OutlineCommand): string {
  const at = (...numbers: number[]) =>
    numbers.map((number) => String(Math.round(number * 10) / 10)).join(' ')
  switch (command.type) {
    case 'M':
    case 'L':
      return `${command.type}${at(command.x, command.y)}`
    case 'Q':
      return `Q${at(command.x1, command.y1, command.x, command.y)}`
    case 'C':
      return `C${at(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`
    case 'Z':
      return 'Z'
  }
}
