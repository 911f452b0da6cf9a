import { HOUR_MS } from '@/src/domain/durations'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { type IsoDay, noonOfDay } from '@/src/domain/text/frenchDate'
import {
  type VisitArrivalContent,
  type VisitArrivalName,
  visitArrivals,
} from '@/src/plugins/demo-content/seed/content/visits/visitArrivals'
import {
  VISIT_WEIGHT_BY_HOUR,
  VISIT_WEIGHT_BY_WEEKDAY,
} from '@/src/plugins/demo-content/seed/content/visits/visitorDevices'
import type { RandomGenerator } from '../chance'

export const DEMO_VISIT_DAYS = 90
const VISITS_ON_ORDINARY_DAY = 58
const CAMPAIGN_DAYS = 7

type NamedArrival = VisitArrivalContent & { name: VisitArrivalName }

/**
 * Counts the visits of a day, by the arrivals open on it: the firm becomes better known each week.
 */
export function countDemoVisitsOnDay(
  day: IsoDay,
  daysAgo: number,
  ways: readonly NamedArrival[],
  chance: RandomGenerator,
): number {
  const usual = VISIT_WEIGHT_BY_WEEKDAY[new Date(noonOfDay(day)).getUTCDay()] ?? 1
  const growth = 1.1 - (0.3 * daysAgo) / DEMO_VISIT_DAYS
  const more = sumArrivalWeights(ways) / sumArrivalWeights(ways.filter(({ link }) => !link))
  return Math.round(VISITS_ON_ORDINARY_DAY * usual * growth * more * (0.88 + 0.24 * chance.next()))
}

/** Finds the arrivals of a day; a campaign lasts a week, with most visits on its first two days. */
export function findArrivalsActiveOnDay(daysAgo: number): NamedArrival[] {
  return arrivalNames.flatMap((name) => {
    const arrival: VisitArrivalContent = visitArrivals[name]
    const age = (arrival.beganDaysAgo ?? daysAgo) - daysAgo
    if (age < 0 || age > CAMPAIGN_DAYS) return []
    return [{ ...arrival, name, weight: arrival.weight / 2 ** (0.7 * age) }]
  })
}

/** Returns a random moment of that day, weighted by hour. */
export function randomMomentOfDay(day: IsoDay, chance: RandomGenerator): Date {
  const { hour } = chance.pick(VISIT_WEIGHT_BY_HOUR.map((weight, hour) => ({ weight, hour })))
  return new Date(midnightOfDay(day) + (hour + chance.next()) * HOUR_MS)
}

const isArrivalName = (name: string): name is VisitArrivalName => name in visitArrivals
const arrivalNames = Object.keys(visitArrivals).filter(isArrivalName)

const sumArrivalWeights = (ways: readonly NamedArrival[]) =>
  ways.reduce((sum, { weight }) => sum + weight, 0)

const HOUR_FORMAT = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: DEFAULT_TIMEZONE,
})

// The midnight at which a day starts in the firm's time zone; an hour off on the days of a clock
// change, which is harmless in demo data.
function midnightOfDay(day: IsoDay): number {
  const noon = new Date(noonOfDay(day))
  return noon.getTime() - Number(HOUR_FORMAT.format(noon)) * HOUR_MS
}
