type LineWrapOptions = {
  /** Whether a line is short enough. */
  fits: (line: string) => boolean
  mostLines: number
}

/**
 * Wraps a text at word boundaries; text beyond the maximum number of lines is replaced by an
 * ellipsis.
 */
export function wrapLines(text: string, { fits, mostLines }: LineWrapOptions): string[] {
  const lines: string[] = []
  for (const word of text.split(/ +/).filter(Boolean)) {
    const last = lines.at(-1)
    const joined = `${last} ${word}`
    if (last === undefined || !fits(joined)) lines.push(word)
    else lines[lines.length - 1] = joined
  }
  if (lines.length <= mostLines) return lines
  return [...lines.slice(0, mostLines - 1), withEllipsis(lines[mostLines - 1] ?? '', fits)]
}

function withEllipsis(line: string, fits: LineWrapOptions['fits']): string {
  const space = line.lastIndexOf(' ')
  return fits(`${line}…`) || space < 0 ? `${line}…` : withEllipsis(line.slice(0, space), fits)
}
