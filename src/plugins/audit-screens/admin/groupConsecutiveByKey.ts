/** Groups consecutive lines that have the same key. The order of the list is preserved. */
export function groupConsecutiveByKey<Line>(
  lines: readonly Line[],
  keyOf: (line: Line) => string,
): Line[][] {
  const folded: Line[][] = []
  for (const line of lines) {
    const last = folded.at(-1)
    const first = last?.[0]
    if (last && first !== undefined && keyOf(first) === keyOf(line)) last.push(line)
    else folded.push([line])
  }
  return folded
}
