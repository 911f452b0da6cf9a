import type { Payload } from 'payload'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayIn } from '@/src/domain/text/frenchDate'
import { visitFigures } from '@/src/domain/visits/visitFigures'
import type { VisitRange, VisitStats } from '@/src/domain/visits/visitStats'
import { readRealTimeVisitors } from './readRealTimeVisitors'
import { readCountedVisits } from './visits/readCountedVisits'

type Asked = { range: VisitRange; now: Date; timezone: SiteTimezone }

/** The figures of the days up to today in that zone, from the counters alone. */
export async function readVisitStats(
  payload: Payload,
  { range, now, timezone }: Asked,
): Promise<VisitStats> {
  const [counted, realTimeVisitors] = await Promise.all([
    readCountedVisits(payload, { range, today: dayIn(timezone, now) }),
    readRealTimeVisitors(payload, { now }),
  ])
  return { ...visitFigures(range, counted), realTimeVisitors }
}
