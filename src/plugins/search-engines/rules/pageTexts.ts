import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { MAX_TITLE_CHARACTERS, metaDescription } from '@/src/domain/pages/metadata'
import { shorten } from '@/src/domain/text/shorten'

type PageTexts = {
  title: string
  summary?: string | null
  seo?: { metaTitle?: string | null; metaDescription?: string | null }
}

/** Title and summary of a page for other sites: the SEO texts, otherwise the texts of the page. */
export const seoTexts = ({ title, summary, seo }: PageTexts) => ({
  title: seo?.metaTitle || title,
  summary: seo?.metaDescription || summary,
})

/** What search engines and social networks show of a page. */
export function searchAndSocialTexts(page: PageTexts) {
  const { title, summary } = seoTexts(page)
  return { title, description: metaDescription(summary || ''), social: socialTitle(title) }
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
