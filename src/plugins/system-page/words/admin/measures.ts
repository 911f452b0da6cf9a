const BYTES_PER_KILOBYTE = 1000
const SIZE_UNITS = ['o', 'ko', 'Mo', 'Go', 'To']
const decimalFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** Returns for example « 12,4 Go ». */
export function formatDataSize(bytes: number): string {
  const power = Math.min(
    SIZE_UNITS.length - 1,
    Math.floor(Math.log(Math.max(1, bytes)) / Math.log(BYTES_PER_KILOBYTE)),
  )
  return `${decimalFormat.format(bytes / BYTES_PER_KILOBYTE ** power)}\u00A0${SIZE_UNITS[power]}`
}

const percentFormat = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 })

/** Returns for example « 12 % » for 0.12. */
export const formatShareAsPercentage = (part: number) => percentFormat.format(part)
