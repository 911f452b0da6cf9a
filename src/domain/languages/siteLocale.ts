export const SITE_LANGUAGES = ['fr', 'en'] as const
/** A language of the public site. `src/content/<language>` holds its words. */
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

/** Of the staff, of what is sent to them, and of whatever cannot tell who reads it. */
export const HOUSE_LANGUAGE = 'fr' satisfies SiteLanguage

/** Offers are French in every edition: French law wants them so, and there is one text of each. */
export const OFFER_LANGUAGE = 'fr' satisfies SiteLanguage

/** How a text says its language (`lang`) within a page of another; nothing where it is the page's own. */
export function languageWithin(page: SiteLanguage, text: SiteLanguage): SiteLanguage | undefined {
  return text === page ? undefined : text
}

/** One of each, by its language. */
export function inEachLanguage<Value>(valueIn: (language: SiteLanguage) => Value) {
  const entries = SITE_LANGUAGES.map((language) => [language, valueIn(language)])
  return Object.fromEntries(entries) as Record<SiteLanguage, Value>
}

export const isSiteLanguage = (text: unknown): text is SiteLanguage =>
  SITE_LANGUAGES.some((language) => language === text)

export const SITE_TIMEZONES = ['Europe/Paris', 'Europe/London', 'America/New_York'] as const
export type SiteTimezone = (typeof SITE_TIMEZONES)[number]

/** The zone of a site whose settings nobody has touched yet. */
export const DEFAULT_TIMEZONE = 'Europe/Paris' satisfies SiteTimezone
