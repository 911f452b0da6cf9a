import type { Payload } from 'payload'
import type { ComparedDays } from '@/src/domain/visits/chooseComparedDays'
import { computeVisitFigures } from '@/src/domain/visits/computeVisitFigures'
import type { Period } from '@/src/domain/visits/period'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import { countRealTimeVisitors } from './countRealTimeVisitors'
import { readCountedVisits } from './visits/readCountedVisits'

type Options = {
  period: Period
  /** The days to compare; null for none. */
  compared?: ComparedDays | null
  /** The periods with daily figures; by default the period itself. */
  charted?: Period[]
  /** Maximum number of pages; null for no limit. */
  mostPages?: number | null
  now: Date
}

/** Reads the figures of a period, from the counters alone. */
export async function readVisitStats(
  payload: Payload,
  { period, compared = null, charted = [period], now, mostPages }: Options,
): Promise<VisitStats> {
  const [counted, realTimeVisitors] = await Promise.all([
    readCountedVisits(payload, { period, compared, charted, mostPages }),
    countRealTimeVisitors(payload, { now }),
  ])
  return { ...computeVisitFigures(counted), realTimeVisitors }
}
