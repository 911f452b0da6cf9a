/** The entries without surrounding blanks; entries with nothing else are dropped. */
export function withoutBlankEntries(entries: readonly string[]): string[] {
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
}
