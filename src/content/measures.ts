const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const DURATION_UNITS = [
  [2 * DAY, DAY, 'jour', 'jours'],
  [2 * HOUR, HOUR, 'h', 'h'],
  [2 * MINUTE, MINUTE, 'min', 'min'],
  [Number.NEGATIVE_INFINITY, 1, 's', 's'],
] as const

/** A duration in seconds in its most readable unit: « 3 jours », « 5 h ». */
export function formatInUnit(seconds: number): string {
  const [, unit, one, many] =
    DURATION_UNITS.find(([least]) => seconds >= least) ?? DURATION_UNITS[3]
  const count = Math.floor(seconds / unit)
  return `${count}\u00A0${count > 1 ? many : one}`
}

/** « 2 tâches attendent ». */
export const chooseNumber = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`
