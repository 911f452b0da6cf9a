// What fits into an index of PostgreSQL, whatever the letters.
const LONGEST = 600

/** What is kept of a text that a browser sent: PostgreSQL knows neither NUL nor half a character. */
export function visitText(text: string): string {
  return text
    .slice(0, LONGEST)
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
}
