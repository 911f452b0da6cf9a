import type { LocalizationConfig } from 'payload'
import { SITE_LANGUAGES, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { ownLanguageNames } from './languageNames'

/**
 * The content locales. Staff see the French text when a translation is missing; visitors do not.
 */
export const localization = {
  locales: SITE_LANGUAGES.map((code) => ({ code, label: ownLanguageNames[code] })),
  defaultLocale: SOURCE_LANGUAGE,
  fallback: true,
} satisfies LocalizationConfig
