import { z } from 'zod'
import { privateJson } from '@/src/app/api/privateJson'
import {
  type StaffRequest as AskedByStaff,
  runStaffAction,
  type StaffRefusal,
} from '@/src/app/api/runStaffAction'
import { visitStatsText } from '@/src/content/admin/visitStats'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import { type Period, readPeriod } from '@/src/domain/visits/period'
import { DEFAULT_VISIT_RANGE, VISIT_RANGES, type VisitRange } from '@/src/domain/visits/visitStats'
import { readTimezone } from '@/src/queries/readTimezone'

export type StatisticsRequest = Pick<AskedByStaff, 'payload' | 'user' | 'req'> & {
  range: VisitRange
  period: Period
  now: Date
  timezone: SiteTimezone
}

/** Checks the access and parses the query of a request for the visit statistics, which all staff may read. */
export function respondToStatisticsRequest(
  request: Request,
  answer: (statisticsRequest: StatisticsRequest) => Promise<Response>,
): Promise<Response> {
  return runStaffAction(request, {
    may: isStaff,
    refuse: (refusal) => statisticsFailureResponse(STATUS_BY_REFUSAL[refusal]),
    failed: 'The visit statistics could not be read',
    run: async ({ payload, user, req }) => {
      const timezone = await readTimezone(payload)
      const now = new Date()
      const { searchParams } = new URL(request.url)
      const period = readRequestedPeriod(searchParams, dayInTimezone(timezone, now))
      const range = VisitRangeSchema.safeParse(searchParams.get('jours') ?? undefined)
      if (!period || !range.success) return statisticsFailureResponse(400)
      return answer({ payload, user, req, range: range.data, period, now, timezone })
    },
  })
}

const STATUS_BY_REFUSAL = {
  otherSite: 403,
  signedOut: 401,
  forbidden: 401,
  badInput: 400,
  failed: 500,
} as const satisfies Record<StaffRefusal, number>

/** Parses the period of a query: `jours=30`, or `du=2026-10-01&au=2026-10-31`. */
export function readRequestedPeriod(searchParams: URLSearchParams, today: IsoDay): Period | null {
  const parameter = (name: string) => searchParams.get(name) ?? undefined
  return readPeriod({ jours: parameter('jours'), du: parameter('du'), au: parameter('au') }, today)
}

const rangeByName = new Map(VISIT_RANGES.map((range) => [String(range), range]))
const VisitRangeSchema = z
  .enum(VISIT_RANGES.map(String))
  .transform((text) => rangeByName.get(text) ?? DEFAULT_VISIT_RANGE)
  .default(DEFAULT_VISIT_RANGE)

export const statisticsFailureResponse = (status: 400 | 401 | 403 | 404 | 500) =>
  privateJson({ error: visitStatsText.noData }, status)
