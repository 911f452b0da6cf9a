import { HOUSE_LANGUAGE, SITE_LANGUAGES, type SiteLanguage } from '../languages/siteLocale'

/** A page as it is counted: what is read, by its address in the house's language, and in which language. */
export type CountedPage = { language: SiteLanguage; page: string }

/** Languages that a counted path begins with; without one it is the house's. */
const NAMED = SITE_LANGUAGES.filter((language) => language !== HOUSE_LANGUAGE)
const NAMED_PATH = new RegExp(`^/(${NAMED.join('|')})(?=[/#]|$)/?`)

/** The path under which a page is counted: `/nos-offres`, and what is read in English `/en/nos-offres`. */
export function countedPath({ language, page }: CountedPage): string {
  if (language === HOUSE_LANGUAGE) return page
  return `/${language}${page.replace(/^\/(?=#|$)/, '')}`
}

/** The page of a counted path. */
export function readCountedPath(path: string): CountedPage {
  const [start, named] = NAMED_PATH.exec(path) ?? []
  const language = NAMED.find((one) => one === named)
  if (!language || start === undefined) return { language: HOUSE_LANGUAGE, page: path }
  return { language, page: `/${path.slice(start.length)}` }
}
