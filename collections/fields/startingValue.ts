import type { TypedLocale } from 'payload'
import { isSiteLanguage, type SiteLanguage } from '@/src/domain/languages/siteLocale'

/**
 * What a localized field starts with, in the languages named. Elsewhere it starts empty: a value for
 * all languages would show a French word in the English page that nobody has written yet.
 */
export const startingValue =
  <Value>(values: Partial<Record<SiteLanguage, Value>>) =>
  ({ locale }: { locale?: TypedLocale }): Value | undefined =>
    isSiteLanguage(locale) ? values[locale] : undefined
