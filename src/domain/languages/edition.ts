import { SITE_LANGUAGES, type SiteLanguage, SOURCE_LANGUAGE } from './siteLocale'

/**
 * A language of the site together with the default language, whose pages have no prefix: both
 * decide every path.
 */
export type Edition = { language: SiteLanguage; defaultLanguage: SiteLanguage }

/** The edition where the reader's language is not known. */
export const FALLBACK_EDITION: Edition = {
  language: SOURCE_LANGUAGE,
  defaultLanguage: SOURCE_LANGUAGE,
}

/** The languages in which the site is published. Pages in other languages return 404. */
export const OPEN_LANGUAGES: readonly SiteLanguage[] = SITE_LANGUAGES

/** All editions of a site in these languages, for each possible default language. */
export function editionPairs(languages: readonly SiteLanguage[]): Edition[] {
  return languages.flatMap((defaultLanguage) =>
    languages.map((language) => ({ language, defaultLanguage })),
  )
}

/** The editions for which pages are rendered. */
export const OPEN_EDITIONS = editionPairs(OPEN_LANGUAGES)

export function isOpenEdition(edition: Edition): boolean {
  return OPEN_EDITIONS.some((open) => editionText(open) === editionText(edition))
}

/**
 * Route parameter of an edition: `en-fr` is the English edition of a site whose default language is
 * French.
 */
export function editionText({ language, defaultLanguage }: Edition): string {
  return `${language}-${defaultLanguage}`
}

const EDITIONS = editionPairs(SITE_LANGUAGES)

export function readEdition(text: unknown): Edition | null {
  return EDITIONS.find((edition) => editionText(edition) === text) ?? null
}
