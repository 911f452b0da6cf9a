import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

export const siteTimezoneLabels = {
  'Europe/Paris': 'Paris (Europe/Paris)',
  'Europe/London': 'Londres (Europe/London)',
  'America/New_York': 'New York (America/New_York)',
} as const satisfies Record<SiteTimezone, string>
