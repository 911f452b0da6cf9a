import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import {
  type PlannedKind,
  type PlannedPlace,
  type PlannedState,
  plannableKinds,
  whatIsWrongWith,
} from '@/src/domain/pages/plannedChange'
import { findPlannedChanges, PLANNED_TASK } from '@/src/queries/asSite/findPlannedChanges'
import { findPlannablePage } from '@/src/queries/findPlannablePage'
import { hasEmptyFields } from '@/src/queries/hasEmptyFields'

type Plan = { place: PlannedPlace; kind: PlannedKind; at: Date; now: Date }
type Planner = {
  user: SignedInUser
  headers: Headers
  /** What the activity log says of a plan. */
  say: (plan: { kind: PlannedKind; state: PlannedState; at: string | Date; by: string }) => string
}
type Refused = {
  ok: false
  error: 'forbidden' | 'past' | 'tooFar' | 'taken' | 'missing' | 'fixedPage'
}

/**
 * Has a page published or taken off the site at that moment, in the name of whoever plans it. What is not
 * written yet may come before the hour.
 */
export async function planChange(
  payload: Payload,
  { place, kind, at, now }: Plan,
  { user, headers, say }: Planner,
): Promise<{ ok: true; isIncomplete: boolean } | Refused> {
  const error = whatIsWrongWith(at, now)
  if (error) return { ok: false, error }
  if (!plannableKinds('global' in place).includes(kind)) return { ok: false, error: 'fixedPage' }
  return inTransaction(payload, { user, headers }, async (req) => {
    const page = await findPlannablePage(req, place)
    if (!page) return { ok: false, error: 'forbidden' }
    if (!(await isFirst(req, `${JSON.stringify(place)} ${kind}`)))
      return { ok: false, error: 'taken' }
    const planned = await findPlannedChanges(payload, { place, now, req })
    if (planned.some((one) => one.kind === kind)) return { ok: false, error: 'taken' }
    const said = say({ kind, state: 'planned', at, by: user.name })
    const input = { place, kind, at: at.toISOString(), user: user.id, by: user.name, said }
    await payload.jobs.queue({ task: PLANNED_TASK, input, waitUntil: at, req })
    const about = auditPlace(place, page.title)
    await recordAudit(req, { ...about, action: 'planned', details: said })
    return { ok: true, isIncomplete: kind === 'publish' && (await hasEmptyFields(req, place)) }
  })
}

/** Of all who plan the same at once, until the first is done. Nobody waits: each would hold a connection. */
async function isFirst(req: PayloadRequest, plan: string): Promise<boolean> {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(
    sql`SELECT pg_try_advisory_xact_lock(hashtext('planned changes'), hashtext(${plan})) AS first`,
  )
  return rows[0]?.first === true
}

/** Takes back what was planned and is not done yet. */
export async function callOffChange(
  payload: Payload,
  { id, now }: { id: number; now: Date },
  { user, headers, say }: Planner,
): Promise<{ ok: true } | Refused> {
  return inTransaction(payload, { user, headers }, async (req) => {
    const planned = (await findPlannedChanges(payload, { now, req })).find((one) => one.id === id)
    if (!planned) return { ok: false, error: 'missing' }
    const page = await findPlannablePage(req, planned.place)
    // What is gone, or lies in the trash, is left to whoever may empty it; the alarm must go all the same.
    if (!page && planned.state === 'planned') return { ok: false, error: 'forbidden' }
    const { docs } = await payload.delete({
      collection: 'payload-jobs',
      where: { id: { equals: id }, processing: { not_equals: true } },
      req,
      // Jobs are closed to everybody; this one may be taken back by whoever may publish the page.
      overrideAccess: true,
    })
    if (docs.length === 0) return { ok: false, error: 'missing' }
    const about = auditPlace(planned.place, page?.title)
    await recordAudit(req, { ...about, action: 'calledOff', details: say(planned) })
    return { ok: true }
  })
}

/** Where the audit trail says that it was. */
export const auditPlace = (place: PlannedPlace, title?: string) =>
  'global' in place
    ? { global: place.global }
    : { collection: place.collection, documentId: place.id, ...(title ? { subject: title } : {}) }
