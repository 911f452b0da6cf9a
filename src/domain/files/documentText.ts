/** More than any letter or CV holds; the rest is cut, and said to be. */
export const MAX_TEXT_CHARACTERS = 60_000
export const MAX_TEXT_PAGES = 60

/** The words of a Word document, in its order, a line per paragraph. */
export type DocumentText = { text: string; isCut: boolean }

// What no reader sees, and what would turn the order of the characters on the screen.
const UNSEEN = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Text fit to be shown: nothing invisible, no heap of empty lines, no longer than is read. */
export function readableText(raw: string): DocumentText {
  const text = raw
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text: text.slice(0, MAX_TEXT_CHARACTERS), isCut: text.length > MAX_TEXT_CHARACTERS }
}
