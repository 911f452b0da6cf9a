import type { SiteLanguage, SiteTimezone } from '@/src/domain/siteLocale'

export const siteLanguageLabels = {
  fr: 'Français',
  en: 'English',
} as const satisfies Record<SiteLanguage, string>

export const siteTimezoneLabels = {
  'Europe/Paris': 'Paris (Europe/Paris)',
  'Europe/London': 'Londres (Europe/London)',
  'America/New_York': 'New York (America/New_York)',
} as const satisfies Record<SiteTimezone, string>
