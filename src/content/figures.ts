/**
 * Number format of the firm: thousands as in the language, but always a decimal point, as in its
 * turnover « 9.1 M€ ».
 */
export function createFigureFormat(locale: string, decimals: number): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const written = ({ type, value }: Intl.NumberFormatPart) => (type === 'decimal' ? '.' : value)
  return (value) => format.formatToParts(value).map(written).join('')
}
