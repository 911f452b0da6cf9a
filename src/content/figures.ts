/**
 * How the firm writes figures of so many decimals: in French groups of thousands, but with a point as
 * decimal mark, like its turnover « 9.1 M€ ».
 */
export function figureFormat(decimals: number): (value: number) => string {
  const french = new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return (value) => french.format(value).replace(',', '.')
}
