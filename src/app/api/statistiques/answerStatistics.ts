import type { Payload } from 'payload'
import { z } from 'zod'
import { isFromAnotherSite } from '@/src/app/requestHeaders'
import { visitStatsText } from '@/src/content/admin/visitStats'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { type Day, dayIn } from '@/src/domain/text/frenchDate'
import { type Period, readPeriod } from '@/src/domain/visits/period'
import { DEFAULT_VISIT_RANGE, VISIT_RANGES, type VisitRange } from '@/src/domain/visits/visitStats'
import { payloadInstance } from '@/src/payload'
import { readTimezone } from '@/src/queries/readTimezone'

export const NO_STORE = { 'Cache-Control': 'private, no-store' }

export type Asked = {
  payload: Payload
  user: SignedInUser
  range: VisitRange
  period: Period
  now: Date
  timezone: SiteTimezone
}

/** Permits and parses what is asked of the visit statistics, which all of the staff may read. */
export async function answerStatistics(
  request: Request,
  answer: (asked: Asked) => Promise<Response>,
): Promise<Response> {
  if (isFromAnotherSite(request.headers)) return failure(403)
  const payload = await payloadInstance()
  try {
    const { user } = await payload.auth({ headers: request.headers })
    if (!user || !isStaff(user)) return failure(401)
    const timezone = await readTimezone(payload)
    const now = new Date()
    const { searchParams } = new URL(request.url)
    const period = askedPeriod(searchParams, dayIn(timezone, now))
    const range = Range.safeParse(searchParams.get('jours') ?? undefined)
    if (!period || !range.success) return failure(400)
    return await answer({ payload, user, range: range.data, period, now, timezone })
  } catch (err) {
    payload.logger.error({ err, msg: 'The visit statistics could not be read' })
    return failure(500)
  }
}

/** Of an address: `jours=30`, or `du=2026-10-01&au=2026-10-31`. */
export function askedPeriod(searchParams: URLSearchParams, today: Day): Period | null {
  const asked = (name: string) => searchParams.get(name) ?? undefined
  return readPeriod({ jours: asked('jours'), du: asked('du'), au: asked('au') }, today)
}

const ranges = new Map(VISIT_RANGES.map((range) => [String(range), range]))
const Range = z
  .enum(VISIT_RANGES.map(String))
  .transform((text) => ranges.get(text) ?? DEFAULT_VISIT_RANGE)
  .default(DEFAULT_VISIT_RANGE)

export function failure(status: 400 | 401 | 403 | 404 | 500) {
  return Response.json({ error: visitStatsText.noData }, { status, headers: NO_STORE })
}
