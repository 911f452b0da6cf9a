/**
 * A figure of the firm, in French groups of thousands. The decimal mark is a point: the firm writes
 * its turnover « 9.1 M€ ».
 */
export function formatFigure(value: number, decimals: number): string {
  return new Intl.NumberFormat('fr-FR', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
    .format(value)
    .replace(',', '.')
}
