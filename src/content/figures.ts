/**
 * How the firm writes figures of so many decimals: in thousands as the language groups them, but with a
 * point as decimal mark in each, like its turnover « 9.1 M€ ».
 */
export function figureFormat(locale: string, decimals: number): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  const written = ({ type, value }: Intl.NumberFormatPart) => (type === 'decimal' ? '.' : value)
  return (value) => format.formatToParts(value).map(written).join('')
}
