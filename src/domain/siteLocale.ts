export const SITE_LANGUAGES = ['fr', 'en'] as const
export type SiteLanguage = (typeof SITE_LANGUAGES)[number]

export const SITE_TIMEZONES = ['Europe/Paris', 'Europe/London', 'America/New_York'] as const
export type SiteTimezone = (typeof SITE_TIMEZONES)[number]

/** The zone of a site whose settings nobody has touched yet. */
export const DEFAULT_TIMEZONE = 'Europe/Paris' satisfies SiteTimezone
