import type { TypedLocale } from 'payload'
import { isSiteLanguage, type SiteLanguage } from '@/src/domain/languages/siteLocale'

/**
 * The default value of a localised field for some languages. Other languages start empty; otherwise
 * the English page would show a French text.
 */
export const startingValue =
  <Value>(values: Partial<Record<SiteLanguage, Value>>) =>
  ({ locale }: { locale?: TypedLocale }): Value | undefined =>
    isSiteLanguage(locale) ? values[locale] : undefined
