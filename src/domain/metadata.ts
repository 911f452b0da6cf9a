const LONGEST_DESCRIPTION = 160
const LONGEST_SOCIAL_TITLE = 60

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** A description as search engines show it: over 160 characters, 157 of them and an ellipsis. */
export function metaDescription(text: string): string {
  return shortened(text, LONGEST_DESCRIPTION)
}

/** A title as social networks show it: over 60 characters, 57 of them and an ellipsis. */
export function socialTitle(text: string): string {
  return shortened(text, LONGEST_SOCIAL_TITLE)
}

/** Where the picture made for a page is served. */
export function socialImagePath(pagePath: string): string {
  return `/images-sociales${pagePath === '/' ? '/accueil' : pagePath}.png`
}

// What a reader takes for one character: an emoji of several parts or a letter with its accent.
const characters = new Intl.Segmenter('fr', { granularity: 'grapheme' })

function shortened(text: string, limit: number) {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const graphemes = Array.from(characters.segment(line), ({ segment }) => segment)
  if (graphemes.length <= limit) return line
  return `${graphemes.slice(0, limit - 3).join('')}…`
}
