import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '@/src/domain/durations'

const DURATION_UNITS = [
  [2 * DAY_SECONDS, DAY_SECONDS, 'jour', 'jours'],
  [2 * HOUR_SECONDS, HOUR_SECONDS, 'h', 'h'],
  [2 * MINUTE_SECONDS, MINUTE_SECONDS, 'min', 'min'],
  [Number.NEGATIVE_INFINITY, 1, 's', 's'],
] as const

/** A duration in seconds in its most readable unit: « 3 jours », « 5 h ». */
export function formatSecondsInBestUnit(seconds: number): string {
  const [, unit, one, many] =
    DURATION_UNITS.find(([least]) => seconds >= least) ?? DURATION_UNITS[3]
  const count = Math.floor(seconds / unit)
  return `${count}\u00A0${count > 1 ? many : one}`
}

/** Returns for example « 2 tâches attendent ». */
export const formatCountWithNoun = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`
