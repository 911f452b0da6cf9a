import { HOUSE_LANGUAGE, isSiteLanguage, SITE_LANGUAGES, type SiteLanguage } from './siteLocale'

/** The site in one language, and the language whose edition stands at the root: it decides all addresses. */
export type Edition = { language: SiteLanguage; defaultLanguage: SiteLanguage }

/** Of whatever cannot tell for whom it is drawn. */
export const HOUSE_EDITION: Edition = {
  language: HOUSE_LANGUAGE,
  defaultLanguage: HOUSE_LANGUAGE,
}

/** The languages that visitors may read the site in. The others answer like any address without a page. */
export const OPEN_LANGUAGES: readonly SiteLanguage[] = SITE_LANGUAGES

/** The editions of a site in these languages, whichever of them stands at the root. */
export function editionsIn(languages: readonly SiteLanguage[]): Edition[] {
  return languages.flatMap((defaultLanguage) =>
    languages.map((language) => ({ language, defaultLanguage })),
  )
}

/** Those that pages are drawn for. */
export const OPEN_EDITIONS = editionsIn(OPEN_LANGUAGES)

export function isOpenEdition(edition: Edition): boolean {
  return OPEN_EDITIONS.some((open) => editionText(open) === editionText(edition))
}

/** As pages are named inside: `en-fr` is the English edition beside a French one at the root. */
export function editionText({ language, defaultLanguage }: Edition): string {
  return `${language}-${defaultLanguage}`
}

export function readEdition(text: unknown): Edition | null {
  const [language, defaultLanguage, ...more] = String(text).split('-')
  if (!isSiteLanguage(language) || !isSiteLanguage(defaultLanguage) || more.length > 0) return null
  return { language, defaultLanguage }
}
