import { HOUSE_LANGUAGE, type SiteLanguage } from '../languages/siteLocale'
import { shorten } from '../text/shorten'

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Of what search engines and social networks show whole, characters. */
export const LONGEST_TITLE = 60
export const LONGEST_DESCRIPTION = 160

/** A description as search engines show it: over 160 characters, 157 of them and an ellipsis. */
export function metaDescription(text: string): string {
  return shorten(text, { longest: LONGEST_DESCRIPTION, kept: 157 })
}

type Described = {
  title: string
  summary?: string | null
  seo?: { metaTitle?: string | null; metaDescription?: string | null }
}

/** What others show of a page: what was written for them, or what the page says itself. */
export function describedAs({ title, summary, seo }: Described) {
  const shownTitle = seo?.metaTitle || title
  return {
    title: shownTitle,
    description: metaDescription(seo?.metaDescription || summary || ''),
    social: socialTitle(shownTitle),
  }
}

/** A title as social networks show it: over 60 characters, 57 of them and an ellipsis. */
export function socialTitle(text: string): string {
  return shorten(text, { longest: LONGEST_TITLE, kept: 57 })
}

/**
 * Where the picture made for a page is served: its house path, behind its language if that is not the
 * house's own.
 */
export function socialImagePath(pagePath: string, language: SiteLanguage): string {
  const folder = language === HOUSE_LANGUAGE ? '' : `/${language}`
  return `/images-sociales${folder}${pagePath === '/' ? '/accueil' : pagePath}.png`
}
