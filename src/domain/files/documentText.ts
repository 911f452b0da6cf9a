/** More than any letter or CV holds; the rest is cut, and said to be. */
export const MAX_TEXT_CHARACTERS = 60_000
export const MAX_TEXT_PAGES = 60

/** The words of a Word document, in its order, a line per paragraph. */
export type DocumentText = { text: string; isCut: boolean }

// What no reader sees, and what would turn the order of the characters on the screen.
const UNSEEN = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Before it is normalised: a document can turn each character into thousands of spaces. */
export const MAX_RAW_CHARACTERS = 10 * MAX_TEXT_CHARACTERS

/**
 * Text fit to be shown: nothing invisible, no trailing spaces, no more than one empty line in a row, at most
 * `MAX_TEXT_CHARACTERS`. It runs in the sandboxed process that read the document.
 */
export function readableText(raw: string): DocumentText {
  const text = raw
    .slice(0, MAX_RAW_CHARACTERS)
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const isCut = raw.length > MAX_RAW_CHARACTERS || text.length > MAX_TEXT_CHARACTERS
  return { text: text.slice(0, MAX_TEXT_CHARACTERS), isCut }
}
