// Matches a bullet that comes along when a list is pasted from a document.
const BULLET_PATTERN = /^[•◦▪·–—*-]\s+/

/** Removes surrounding spaces, pasted bullets and empty entries. */
export function cleanListEntries(entries: readonly string[]): string[] {
  return entries
    .map((entry) => entry.trim().replace(BULLET_PATTERN, ''))
    .filter((entry) => entry !== '')
}
