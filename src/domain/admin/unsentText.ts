/**
 * What stays in a field once its text has been sent: what was written on while that was on its way. Where the
 * text was changed further up, nobody could tell what is new: all of it stays.
 */
export function unsentText(written: string, sent: string): string {
  return written.startsWith(sent) ? written.slice(sent.length).trimStart() : written
}
