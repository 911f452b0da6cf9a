export const SITE_LANGUAGES = ['fr', 'en'] as const
/** A language of the public site. Its texts are in `src/content/<language>`. */
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

/**
 * The language of staff and their mails, from which content is translated. Also used where the
 * reader's language is not known.
 */
export const SOURCE_LANGUAGE = 'fr' satisfies SiteLanguage

/** Offers are in French in every edition: French law requires it, and each offer has one text. */
export const OFFER_LANGUAGE = 'fr' satisfies SiteLanguage

/**
 * The `lang` attribute of a text inside a page; undefined when the text has the language of the
 * page.
 */
export function langAttribute(page: SiteLanguage, text: SiteLanguage): SiteLanguage | undefined {
  return text === page ? undefined : text
}

/** Makes a record with one value per language. */
export function createRecordByLanguage<Value>(valueIn: (language: SiteLanguage) => Value) {
  const entries = SITE_LANGUAGES.map((language) => [language, valueIn(language)])
  return Object.fromEntries(entries) as Record<SiteLanguage, Value>
}

export const isSiteLanguage = (text: unknown): text is SiteLanguage =>
  SITE_LANGUAGES.some((language) => language === text)

export const SITE_TIMEZONES = ['Europe/Paris', 'Europe/London', 'America/New_York'] as const
export type SiteTimezone = (typeof SITE_TIMEZONES)[number]

/** The time zone before staff choose one in the settings. */
export const DEFAULT_TIMEZONE = 'Europe/Paris' satisfies SiteTimezone
