type TextShorteningRule = {
  /** The length up to which a text stays whole. */
  maxLength: number
  /** The number of characters that remain of a longer text. */
  cutLength?: number
  /** Whether a longer text is cut after a whole word, without punctuation. */
  atWord?: boolean
  ending?: string
}

// Splits into characters as people count them: an emoji of several code points or a letter with its
// accent is one.
const characterSegmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** Returns the text on one line, shortened when it is too long. */
export function shortenText(
  text: string,
  { maxLength, cutLength = maxLength, atWord = false, ending = '…' }: TextShorteningRule,
): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const all = Array.from(characterSegmenter.segment(line), ({ segment }) => segment)
  if (all.length <= maxLength) return line
  const lastSpace = atWord ? all.lastIndexOf(' ', cutLength) : -1
  if (lastSpace <= 0) return all.slice(0, cutLength).join('') + ending
  return (
    all
      .slice(0, lastSpace)
      .join('')
      .replace(/[\s.,;:–-]+$/u, '') + ending
  )
}

/** The limits of the description of a sector on the home page. */
export const SECTOR_DESCRIPTION_SHORTENING_RULE = { maxLength: 150, atWord: true } as const

/** The limits of the preview of a message in the list of messages. */
export const MESSAGE_PREVIEW_SHORTENING_RULE = { maxLength: 50, ending: '...' } as const
