import type { LocalizationConfig } from 'payload'

/** The languages that content is written in. Staff see French where nothing is translated; visitors do not. */
export const localization = {
  locales: [
    { code: 'fr', label: 'Français' },
    { code: 'en', label: 'English' },
  ],
  defaultLocale: 'fr',
  fallback: true,
} satisfies LocalizationConfig
