import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { type Day, noonOfDay } from '@/src/domain/text/frenchDate'
import type { Random } from '../chance'
import { type ArrivalContent, type ArrivalName, arrivals } from '../content/visits/arrivals'
import { WEIGHT_BY_HOUR, WEIGHT_BY_WEEKDAY } from '../content/visits/readers'

export const DEMO_DAYS = 90
const ORDINARY_DAY = 58
const CAMPAIGN_DAYS = 7
const HOUR = 60 * 60_000

type Way = ArrivalContent & { name: ArrivalName }

/**
 * The number of visits on a day, by the arrivals open on it: the firm becomes better known each
 * week.
 */
export function visitsOn(day: Day, daysAgo: number, ways: readonly Way[], chance: Random): number {
  const usual = WEIGHT_BY_WEEKDAY[new Date(noonOfDay(day)).getUTCDay()] ?? 1
  const growth = 1.1 - (0.3 * daysAgo) / DEMO_DAYS
  const more = totalWeight(ways) / totalWeight(ways.filter(({ link }) => !link))
  return Math.round(ORDINARY_DAY * usual * growth * more * (0.88 + 0.24 * chance.next()))
}

/** The arrivals of a day; a campaign lasts a week, with most visits on its first two days. */
export function arrivalsOpenOn(daysAgo: number): Way[] {
  return arrivalNames.flatMap((name) => {
    const arrival: ArrivalContent = arrivals[name]
    const age = (arrival.beganDaysAgo ?? daysAgo) - daysAgo
    if (age < 0 || age > CAMPAIGN_DAYS) return []
    return [{ ...arrival, name, weight: arrival.weight / 2 ** (0.7 * age) }]
  })
}

/** A random moment of that day, weighted by hour. */
export function randomMoment(day: Day, chance: Random): Date {
  const { hour } = chance.pick(WEIGHT_BY_HOUR.map((weight, hour) => ({ weight, hour })))
  return new Date(midnightOfDay(day) + (hour + chance.next()) * HOUR)
}

const isArrivalName = (name: string): name is ArrivalName => name in arrivals
const arrivalNames = Object.keys(arrivals).filter(isArrivalName)

const totalWeight = (ways: readonly Way[]) => ways.reduce((sum, { weight }) => sum + weight, 0)

const HOUR_FORMAT = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: DEFAULT_TIMEZONE,
})

// Clock changes happen at night, when there are no visits.
function midnightOfDay(day: Day): number {
  const noon = new Date(noonOfDay(day))
  return noon.getTime() - Number(HOUR_FORMAT.format(noon)) * HOUR
}
