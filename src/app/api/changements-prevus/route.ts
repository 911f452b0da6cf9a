import type { Payload } from 'payload'
import { z } from 'zod'
import { askingStaff } from '@/src/app/api/askingStaff'
import { cancelPlannedChange, planChange } from '@/src/commands/planChange'
import {
  type PlanError,
  planErrors,
  plannedLine,
  plannedWords,
} from '@/src/content/admin/plannedChanges'
import { formatDateTime } from '@/src/content/dates'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { instantOf } from '@/src/domain/text/wallClock'
import { payloadInstance } from '@/src/payload'
import { findPlannedChanges, PlannedInput } from '@/src/queries/asSite/findPlannedChanges'
import { readTimezone } from '@/src/queries/readTimezone'

const { place, kind } = PlannedInput.shape
const Place = z.preprocess(withNumber, place)
const Planned = z.object({ place, kind, at: z.string() })
const CalledOff = z.object({ id: z.int().positive() })

const STATUSES = {
  forbidden: 403,
  missing: 404,
  badInput: 400,
  noSuchDay: 400,
  past: 400,
  tooFar: 400,
  taken: 409,
  fixedPage: 409,
  failed: 500,
} as const satisfies Record<PlanError, number>

/** What is planned for one page, for its form. */
export const GET = (request: Request) =>
  forStaff(request, async ({ payload }) => {
    const asked = Place.safeParse(Object.fromEntries(new URL(request.url).searchParams))
    if (!asked.success) return refusal('badInput')
    const changes = await findPlannedChanges(payload, { place: asked.data, now: new Date() })
    return answer(200, { changes })
  })

/** Plans a change, at an hour of the site's clocks. */
export const POST = (request: Request) =>
  forStaff(request, async ({ payload, timezone, planner }) => {
    const asked = Planned.safeParse(await request.json().catch(() => null))
    if (!asked.success) return refusal('badInput')
    const at = instantOf(asked.data.at, timezone)
    if (!at) return refusal('noSuchDay')
    const outcome = await planChange(payload, { ...asked.data, at, now: new Date() }, planner)
    if (!outcome.ok) return refusal(outcome.error)
    const warning = plannedWords.incomplete(formatDateTime(at, timezone))
    return answer(201, outcome.isIncomplete ? { warning } : {})
  })

/** Calls one off. */
export const DELETE = (request: Request) =>
  forStaff(request, async ({ payload, planner }) => {
    const asked = CalledOff.safeParse(await request.json().catch(() => null))
    if (!asked.success) return refusal('badInput')
    const outcome = await cancelPlannedChange(payload, { ...asked.data, now: new Date() }, planner)
    return outcome.ok ? answer(200, {}) : refusal(outcome.error)
  })

type Planner = Parameters<typeof planChange>[2]
type Asking = { payload: Payload; timezone: SiteTimezone; planner: Planner }

async function forStaff(request: Request, work: (asking: Asking) => Promise<Response>) {
  const payload = await payloadInstance()
  try {
    const user = await askingStaff(payload, request)
    if (!isStaff(user) || !user) return refusal('forbidden')
    const timezone = await readTimezone(payload)
    const say: Planner['auditText'] = ({ kind, state, at, by }) =>
      `${plannedLine(kind, state, formatDateTime(at, timezone))} ${plannedWords.by(by)}`
    return await work({
      payload,
      timezone,
      planner: { user, headers: request.headers, auditText: say },
    })
  } catch (err) {
    payload.logger.error({ err, msg: 'A change could not be planned' })
    return refusal('failed')
  }
}

function withNumber(asked: unknown) {
  const { id, ...rest }: { id?: unknown } = { ...(typeof asked === 'object' ? asked : null) }
  return id === undefined ? rest : { ...rest, id: Number(id) }
}

const refusal = (error: PlanError) => answer(STATUSES[error], { error: planErrors[error] })

const answer = (status: number, said: object) =>
  Response.json(said, { status, headers: { 'Cache-Control': 'private, no-store' } })
