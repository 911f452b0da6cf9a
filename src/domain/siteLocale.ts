export const SITE_LANGUAGES = ['fr', 'en'] as const
/** A language of the public site. `src/content/<language>` holds its words. */
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

/** Of the staff, of what is sent to them, and of whatever cannot tell who reads it. */
export const HOUSE_LANGUAGE = 'fr' satisfies SiteLanguage

export const isSiteLanguage = (text: unknown): text is SiteLanguage =>
  SITE_LANGUAGES.some((language) => language === text)

export const SITE_TIMEZONES = ['Europe/Paris', 'Europe/London', 'America/New_York'] as const
export type SiteTimezone = (typeof SITE_TIMEZONES)[number]

/** The zone of a site whose settings nobody has touched yet. */
export const DEFAULT_TIMEZONE = 'Europe/Paris' satisfies SiteTimezone
