/** The maximum exceeds any cover letter or CV; the rest is cut and the reader is informed. */
export const MAX_DOCUMENT_TEXT_CHARACTERS = 60_000
export const MAX_TEXT_PAGES = 60

/** The text of a Word document in order, one line per paragraph. */
export type DocumentText = { text: string; isCut: boolean }

// Matches invisible characters, and those that change the direction of the text.
const INVISIBLE_CHARACTERS_PATTERN = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu

/** Limit before normalization: a document can expand each character into thousands of spaces. */
export const MAX_RAW_TEXT_CHARACTERS = 10 * MAX_DOCUMENT_TEXT_CHARACTERS

/**
 * Makes a text safe to show: no invisible characters, no trailing spaces, at most one empty line in
 * a row, at most `MAX_TEXT_CHARACTERS`. Runs in the sandboxed process that read the document.
 */
export function normaliseDocumentText(raw: string): DocumentText {
  const text = raw
    .slice(0, MAX_RAW_TEXT_CHARACTERS)
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE_CHARACTERS_PATTERN, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  const isCut = raw.length > MAX_RAW_TEXT_CHARACTERS || text.length > MAX_DOCUMENT_TEXT_CHARACTERS
  return { text: text.slice(0, MAX_DOCUMENT_TEXT_CHARACTERS), isCut }
}
