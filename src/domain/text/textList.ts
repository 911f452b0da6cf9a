// As they come along when a list is pasted from a document.
const BULLET = /^[•◦▪·–—*-]\s+/

/** The entries without surrounding blanks and pasted bullets; entries with nothing else are dropped. */
export function withoutBlankEntries(entries: readonly string[]): string[] {
  return entries.map((entry) => entry.trim().replace(BULLET, '')).filter((entry) => entry !== '')
}
