import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { MAX_TITLE_CHARACTERS, metaDescription } from '@/src/domain/pages/metadata'
import { shortenText } from '@/src/domain/text/shortenText'

type PageSeoTexts = {
  title: string
  summary?: string | null
  seo?: { metaTitle?: string | null; metaDescription?: string | null }
}

/** The title and summary for other sites: the SEO texts, otherwise those of the page. */
export const chooseSeoTexts = ({ title, summary, seo }: PageSeoTexts) => ({
  title: seo?.metaTitle || title,
  summary: seo?.metaDescription || summary,
})

/** Returns the texts of a page that search engines and social networks show. */
export function searchAndSocialTexts(page: PageSeoTexts) {
  const { title, summary } = chooseSeoTexts(page)
  return { title, description: metaDescription(summary || ''), social: socialTitle(title) }
}

/** Cuts a title for social networks: a text over 60 characters to 57 and an ellipsis. */
export function socialTitle(text: string): string {
  return shortenText(text, { maxLength: MAX_TITLE_CHARACTERS, cutLength: 57 })
}

/**
 * Returns the path of a page's social image: its internal path, with the language prefix for other
 * languages than French.
 */
export function socialImagePath(pagePath: string, language: SiteLanguage): string {
  const folder = language === SOURCE_LANGUAGE ? '' : `/${language}`
  return `/images-sociales${folder}${pagePath === '/' ? '/accueil' : pagePath}.png`
}
