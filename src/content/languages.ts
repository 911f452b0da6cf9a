import type { LocalizationConfig } from 'payload'
import { HOUSE_LANGUAGE, SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { ownLanguageNames } from './languageNames'

/**
 * The content locales. Staff see the French text when a translation is missing; visitors do not.
 */
export const localization = {
  locales: SITE_LANGUAGES.map((code) => ({ code, label: ownLanguageNames[code] })),
  defaultLocale: HOUSE_LANGUAGE,
  fallback: true,
} satisfies LocalizationConfig
