/** Neighbours that say the same, told once: in the order of the list, none is lost. */
export function foldRepeated<Line>(
  lines: readonly Line[],
  saying: (line: Line) => string,
): Line[][] {
  const folded: Line[][] = []
  for (const line of lines) {
    const last = folded.at(-1)
    const first = last?.[0]
    if (last && first !== undefined && saying(first) === saying(line)) last.push(line)
    else folded.push([line])
  }
  return folded
}
