import type { Payload } from 'payload'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { chooseComparedDays } from '@/src/domain/visits/chooseComparedDays'
import { periodOfLastDays } from '@/src/domain/visits/period'
import { comparedRangeOffsetWeeks, DASHBOARD_CHART_DAYS } from '@/src/domain/visits/visitStats'
import { readVisitStats } from '@/src/queries/readVisitStats'
import type { RangeOptions } from './rawVisitStats'

/** The figures of a range of the start page, with its charted days. */
export function readRange(payload: Payload, { range, now, timezone }: RangeOptions) {
  const today = dayInTimezone(timezone, now)
  const period = periodOfLastDays(range, today)
  const compared = chooseComparedDays(period, comparedRangeOffsetWeeks(range), today)
  const charted = [periodOfLastDays(DASHBOARD_CHART_DAYS, today)]
  return readVisitStats(payload, { period, compared, charted, now })
}
