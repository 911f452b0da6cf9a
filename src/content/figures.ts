import type { SiteLanguage } from '@/src/domain/siteLocale'

const FORMATS = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<SiteLanguage, string>

/**
 * How the firm writes figures of so many decimals: in thousands as the language groups them, but with a
 * point as decimal mark in each, like its turnover « 9.1 M€ ».
 */
export function figureFormat(language: SiteLanguage, decimals: number): (value: number) => string {
  const format = new Intl.NumberFormat(FORMATS[language], {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const written = ({ type, value }: Intl.NumberFormatPart) => (type === 'decimal' ? '.' : value)
  return (value) => format.formatToParts(value).map(written).join('')
}

const BEFORE_UNIT = { fr: '\u00A0', en: '' } as const satisfies Record<SiteLanguage, string>

/** A unit as it follows its figure: set apart in French, close to it in English. */
export const withUnit = (language: SiteLanguage, unit: string) => `${BEFORE_UNIT[language]}${unit}`
