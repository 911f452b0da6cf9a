import type { Day } from '@/src/domain/text/frenchDate'
import type { Period } from '@/src/domain/visits/period'

const formatIn = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...options, timeZone: 'UTC' })
const wholeDay = formatIn({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const month = formatIn({ month: 'long' })

/** « lundi 12 octobre 2026 » */
export const formatWholeDay = (day: Day) => wholeDay.format(noonOf(day))

/** « du 1er au 30 novembre 2026 », or its one day; what both ends share is said once. */
export function formatPeriod({ from, to }: Period): string {
  if (from === to) return formatWholeDay(from)
  const first = from.slice(0, 7) === to.slice(0, 7) ? dayOf(from) : dayAndMonth(from)
  const year = from.slice(0, 4) === to.slice(0, 4) ? '' : ` ${from.slice(0, 4)}`
  return `du ${first}${year} au ${dayAndMonth(to)} ${to.slice(0, 4)}`
}

const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`)
const dayAndMonth = (day: Day) => `${dayOf(day)} ${month.format(noonOf(day))}`

function dayOf(day: Day): string {
  const number = Number(day.slice(8))
  return number === 1 ? '1er' : String(number)
}
