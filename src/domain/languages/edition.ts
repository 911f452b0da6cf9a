import { SITE_LANGUAGES, type SiteLanguage, SOURCE_LANGUAGE } from './siteLocale'

/**
 * A language of the site together with the default language, whose pages have no prefix: both
 * decide every path.
 */
export type LanguageEdition = { language: SiteLanguage; defaultLanguage: SiteLanguage }

/** The edition for requests whose language is not known. */
export const FALLBACK_EDITION: LanguageEdition = {
  language: SOURCE_LANGUAGE,
  defaultLanguage: SOURCE_LANGUAGE,
}

/** The languages in which the site is published. Pages in other languages return 404. */
export const PUBLISHED_LANGUAGES: readonly SiteLanguage[] = SITE_LANGUAGES

/** All editions of a site in these languages, for each possible default language. */
export function listEditions(languages: readonly SiteLanguage[]): LanguageEdition[] {
  return languages.flatMap((defaultLanguage) =>
    languages.map((language) => ({ language, defaultLanguage })),
  )
}

/** The editions for which pages are rendered. */
export const PUBLISHED_EDITIONS = listEditions(PUBLISHED_LANGUAGES)

export function isPublishedEdition(edition: LanguageEdition): boolean {
  return PUBLISHED_EDITIONS.some((open) => serializeEdition(open) === serializeEdition(edition))
}

/**
 * Writes an edition as a route parameter: `en-fr` is the English edition of a site whose default
 * language is French.
 */
export function serializeEdition({ language, defaultLanguage }: LanguageEdition): string {
  return `${language}-${defaultLanguage}`
}

const EDITIONS_OF_ALL_LANGUAGES = listEditions(SITE_LANGUAGES)

export function parseEdition(text: unknown): LanguageEdition | null {
  return EDITIONS_OF_ALL_LANGUAGES.find((edition) => serializeEdition(edition) === text) ?? null
}
