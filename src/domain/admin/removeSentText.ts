/**
 * Returns the text that remains in a field after sending: what the user typed while the request was
 * running. When the user changed the sent part, the whole text remains, because the new part cannot
 * be separated.
 */
export function removeSentText(written: string, sent: string): string {
  return written.startsWith(sent) ? written.slice(sent.length).trimStart() : written
}
