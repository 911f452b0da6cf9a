import { SITE_LANGUAGES, type SiteLanguage, SOURCE_LANGUAGE } from '../languages/siteLocale'

/** A counted page: its internal path and the language in which it was read. */
export type CountedPage = { language: SiteLanguage; page: string }

/** The language prefixes of counted paths; a path without prefix is French. */
const PREFIXED_LANGUAGES = SITE_LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE)
const PREFIXED_PATH_PATTERN = new RegExp(`^/(${PREFIXED_LANGUAGES.join('|')})(?=[/#]|$)/?`)

/** Returns the path under which a page is counted, `/en/nos-offres` when read in English. */
export function countedPath({ language, page }: CountedPage): string {
  if (language === SOURCE_LANGUAGE) return page
  return `/${language}${page.replace(/^\/(?=#|$)/, '')}`
}

/** Parses a counted path. */
export function parseCountedPath(path: string): CountedPage {
  const [start, named] = PREFIXED_PATH_PATTERN.exec(path) ?? []
  const language = PREFIXED_LANGUAGES.find((one) => one === named)
  if (!language || start === undefined) return { language: SOURCE_LANGUAGE, page: path }
  return { language, page: `/${path.slice(start.length)}` }
}
