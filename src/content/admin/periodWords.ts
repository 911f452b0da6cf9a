import type { Period } from '@/src/domain/visits/period'

const day = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const dates = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })

const noon = (text: string) => new Date(`${text}T12:00:00Z`)
export const formatWholeDay = (text: string) => day.format(noon(text))

/** « 1–30 novembre 2026 », « lundi 12 octobre 2026 ». */
export const formatPeriod = ({ from, to }: Period) =>
  from === to ? formatWholeDay(from) : dates.formatRange(noon(from), noon(to))
