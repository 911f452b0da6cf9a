import type { LocalizationConfig } from 'payload'

/** The languages that content is written in; what has no translation is shown in French. */
export const localization = {
  locales: [
    { code: 'fr', label: 'Français' },
    { code: 'en', label: 'English' },
  ],
  defaultLocale: 'fr',
  fallback: true,
} satisfies LocalizationConfig
