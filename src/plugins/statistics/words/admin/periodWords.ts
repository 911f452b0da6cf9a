import { createFrenchDateFormat } from '@/src/content/dates'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import type { Period } from '@/src/domain/visits/period'

/** Returns for example « lundi 12 octobre 2026 ». */
export const formatWholeDay = createFrenchDateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const formatDayAndMonth = createFrenchDateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })

/** « du 1er au 30 novembre 2026 », or a single day; shared parts are written once. */
export function formatPeriod({ from, to }: Period): string {
  if (from === to) return formatWholeDay(from)
  const first =
    from.slice(0, 7) === to.slice(0, 7) ? formatDayNumber(from) : formatDayAndMonth(from)
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
  return `du ${first}${year} au ${formatDayAndMonth(to)} ${to.slice(0, 4)}`
}

const formatDayNumber = (day: IsoDay) => formatDayAndMonth(day).replace(/\s.*/, '')
