import type { Payload } from 'payload'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayIn } from '@/src/domain/text/frenchDate'
import {
  type Comparison,
  comparedPeriods,
  DEFAULT_COMPARISON,
} from '@/src/domain/visits/comparison'
import type { Period } from '@/src/domain/visits/period'
import { visitFigures } from '@/src/domain/visits/visitFigures'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import { readRealTimeVisitors } from './readRealTimeVisitors'
import { readCountedVisits } from './visits/readCountedVisits'

type Options = {
  /** Days in that time zone. */
  period: Period
  comparison?: Comparison | 'weeks'
  /** Periods with daily figures; by default the period itself. */
  charted?: Period[]
  /** null: no limit. */
  mostPages?: number | null
  now: Date
  timezone: SiteTimezone
}

/** The figures of a period, from the counters alone. */
export async function readVisitStats(
  payload: Payload,
  {
    period,
    comparison = DEFAULT_COMPARISON,
    charted = [period],
    now,
    timezone,
    mostPages,
  }: Options,
): Promise<VisitStats> {
  const compared = comparedPeriods(period, comparison, dayIn(timezone, now))?.whole ?? null
  const [counted, realTimeVisitors] = await Promise.all([
    readCountedVisits(payload, { period, compared, charted, mostPages }),
    readRealTimeVisitors(payload, { now }),
  ])
  return { ...visitFigures(counted), realTimeVisitors }
}
