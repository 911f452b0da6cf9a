import { type SiteLanguage, SOURCE_LANGUAGE } from '../languages/siteLocale'
import { shorten } from '../text/shorten'

export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const

/** Maximum length that search engines and social networks show, in characters. */
export const MAX_TITLE_CHARACTERS = 60
export const MAX_DESCRIPTION_CHARACTERS = 160

/** A description for search engines: a text over 160 characters is cut to 157 and an ellipsis. */
export function metaDescription(text: string): string {
  return shorten(text, { maxLength: MAX_DESCRIPTION_CHARACTERS, cutLength: 157 })
}

type PageDescription = {
  title: string
  summary?: string | null
  seo?: { metaTitle?: string | null; metaDescription?: string | null }
}

/**
 * Title and description of a page for other sites: the SEO texts, otherwise the texts of the page.
 */
export function describedAs({ title, summary, seo }: PageDescription) {
  const shownTitle = seo?.metaTitle || title
  return {
    title: shownTitle,
    description: metaDescription(seo?.metaDescription || summary || ''),
    social: socialTitle(shownTitle),
  }
}

/** A title for social networks: a text over 60 characters is cut to 57 and an ellipsis. */
export function socialTitle(text: string): string {
  return shorten(text, { maxLength: MAX_TITLE_CHARACTERS, cutLength: 57 })
}

/**
 * The path of a page's social image: its internal path, with the language prefix for other
 * languages than French.
 */
export function socialImagePath(pagePath: string, language: SiteLanguage): string {
  const folder = language === SOURCE_LANGUAGE ? '' : `/${language}`
  return `/images-sociales${folder}${pagePath === '/' ? '/accueil' : pagePath}.png`
}
