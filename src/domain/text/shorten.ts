type Shortening = {
  /** A text of so many characters stays whole. */
  longest: number
  /** How many characters of a longer one are left. */
  kept?: number
  /** Whether a longer one ends after a whole word, without its punctuation. */
  atWord?: boolean
  ending?: string
}

// What a reader takes for one character: an emoji of several parts or a letter with its accent.
const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

/** The text on one line, shortened when it is too long. */
export function shorten(
  text: string,
  { longest, kept = longest, atWord = false, ending = '…' }: Shortening,
): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const all = Array.from(characters.segment(line), ({ segment }) => segment)
  if (all.length <= longest) return line
  const lastSpace = atWord ? all.lastIndexOf(' ', kept) : -1
  if (lastSpace <= 0) return all.slice(0, kept).join('') + ending
  return (
    all
      .slice(0, lastSpace)
      .join('')
      .replace(/[\s.,;:–-]+$/u, '') + ending
  )
}

/** A sector's description on the home page. */
export const SECTOR_DESCRIPTION = { longest: 150, atWord: true } as const

/** The first words of a message in the list of messages. */
export const MESSAGE_PREVIEW = { longest: 50, ending: '...' } as const
