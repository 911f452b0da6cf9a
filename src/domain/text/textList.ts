// Bullets that come along when a list is pasted from a document.
const BULLET_PATTERN = /^[•◦▪·–—*-]\s+/

/** The entries without surrounding spaces and pasted bullets; empty entries are removed. */
export function removeBlankEntries(entries: readonly string[]): string[] {
  return entries
    .map((entry) => entry.trim().replace(BULLET_PATTERN, ''))
    .filter((entry) => entry !== '')
}
