import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import {
  type StaffActionContext as AskedByStaff,
  runStaffAction,
  type StaffRefusalReason,
} from '@/src/app/api/runStaffAction'
import { visitStatsText } from '@/src/content/admin/visitStats'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import { type Period, parsePeriod } from '@/src/domain/visits/period'
import {
  DEFAULT_VISIT_RANGE_DAYS,
  VISIT_RANGE_DAYS,
  type VisitRangeDays,
} from '@/src/domain/visits/visitStats'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'

export type StatisticsRequest = Pick<AskedByStaff, 'payload' | 'user' | 'req'> & {
  range: VisitRangeDays
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
    may: hasStaffRights,
    refuse: (refusal) => statisticsFailureResponse(STATUS_BY_REFUSAL[refusal]),
    failed: 'The visit statistics could not be read',
    run: async ({ payload, user, req }) => {
      const timezone = await readSiteTimezone(payload)
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
} as const satisfies Record<StaffRefusalReason, number>

/** Parses the period of a query: `jours=30`, or `du=2026-10-01&au=2026-10-31`. */
export function readRequestedPeriod(searchParams: URLSearchParams, today: IsoDay): Period | null {
  const parameter = (name: string) => searchParams.get(name) ?? undefined
  return parsePeriod({ jours: parameter('jours'), du: parameter('du'), au: parameter('au') }, today)
}

const visitRangeByName = new Map(VISIT_RANGE_DAYS.map((range) => [String(range), range]))
const VisitRangeSchema = z
  .enum(VISIT_RANGE_DAYS.map(String))
  .transform((text) => visitRangeByName.get(text) ?? DEFAULT_VISIT_RANGE_DAYS)
  .default(DEFAULT_VISIT_RANGE_DAYS)

export const statisticsFailureResponse = (status: 400 | 401 | 403 | 404 | 500) =>
  privateJsonResponse({ error: visitStatsText.noData }, status)
