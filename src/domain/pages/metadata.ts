import { shortenText } from '../text/shortenText'

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Maximum length that search engines and social networks show, in characters. */
export const MAX_TITLE_CHARACTERS = 60
export const MAX_DESCRIPTION_CHARACTERS = 160

/** A description for search engines: a text over 160 characters is cut to 157 and an ellipsis. */
export function metaDescription(text: string): string {
  return shortenText(text, { maxLength: MAX_DESCRIPTION_CHARACTERS, cutLength: 157 })
}
