import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { findPlannablePage } from '@/src/plugins/scheduled-changes/queries/findPlannablePage'
import { hasEmptyRequiredFields } from '@/src/plugins/scheduled-changes/queries/hasEmptyRequiredFields'
import {
  findPlannedChanges,
  PLANNED_CHANGE_TASK,
} from '@/src/plugins/scheduled-changes/queries/internal/findPlannedChanges'
import {
  type PlannedChangeKind,
  type PlannedChangeState,
  type PlannedPageReference,
  plannableChangeKinds,
  planTimeError,
} from '@/src/plugins/scheduled-changes/rules/plannedChange'

type PlannedChangeRequest = {
  place: PlannedPageReference
  kind: PlannedChangeKind
  at: Date
  now: Date
}
type PlanningContext = {
  user: SignedInUser
  headers: Headers
  /** Formats the audit entry of a plan. */
  auditText: (plan: {
    kind: PlannedChangeKind
    state: PlannedChangeState
    at: string | Date
    by: string
  }) => string
}
type RefusedPlan = {
  ok: false
  error: 'forbidden' | 'past' | 'tooFar' | 'taken' | 'missing' | 'fixedPage'
}

/**
 * Plans to publish or unpublish a page at a time, in the name of this user. Texts that are still
 * empty may be filled in before that time.
 */
export async function planChange(
  payload: Payload,
  { place, kind, at, now }: PlannedChangeRequest,
  { user, headers, auditText }: PlanningContext,
): Promise<{ ok: true; isIncomplete: boolean } | RefusedPlan> {
  const error = planTimeError(at, now)
  if (error) return { ok: false, error }
  if (!plannableChangeKinds('global' in place).includes(kind))
    return { ok: false, error: 'fixedPage' }
  return inTransaction(payload, { user, headers }, async (req) => {
    const page = await findPlannablePage(req, place)
    if (!page) return { ok: false, error: 'forbidden' }
    if (!(await tryLockPlan(req, `${JSON.stringify(place)} ${kind}`)))
      return { ok: false, error: 'taken' }
    const planned = await findPlannedChanges(payload, { place, now, req })
    if (planned.some((one) => one.kind === kind)) return { ok: false, error: 'taken' }
    const entryText = auditText({ kind, state: 'planned', at, by: user.name })
    const input = {
      place,
      kind,
      at: at.toISOString(),
      user: user.id,
      by: user.name,
      said: entryText,
    }
    await payload.jobs.queue({ task: PLANNED_CHANGE_TASK, input, waitUntil: at, req })
    const about = auditTargetOfPage(place, page.title)
    await recordAuditEntry(req, { ...about, action: 'planned', details: entryText })
    return {
      ok: true,
      isIncomplete: kind === 'publish' && (await hasEmptyRequiredFields(req, place)),
    }
  })
}

/**
 * Whether this transaction is the only one that plans this change. It does not wait for the other,
 * because a waiting request holds a database connection.
 */
async function tryLockPlan(req: PayloadRequest, plan: string): Promise<boolean> {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(
    sql`SELECT pg_try_advisory_xact_lock(hashtext('planned changes'), hashtext(${plan})) AS first`,
  )
  return rows[0]?.first === true
}

/** Cancels a planned change that has not run yet. */
export async function cancelPlannedChange(
  payload: Payload,
  { id, now }: { id: number; now: Date },
  { user, headers, auditText }: PlanningContext,
): Promise<{ ok: true } | RefusedPlan> {
  return inTransaction(payload, { user, headers }, async (req) => {
    const planned = (await findPlannedChanges(payload, { now, req })).find((one) => one.id === id)
    if (!planned) return { ok: false, error: 'missing' }
    const page = await findPlannablePage(req, planned.place)
    // A failed plan of a page that is deleted or in the trash may be cancelled, so that its warning
    // disappears.
    if (!page && planned.state === 'planned') return { ok: false, error: 'forbidden' }
    const { docs } = await payload.delete({
      collection: 'payload-jobs',
      where: { id: { equals: id }, processing: { not_equals: true } },
      req,
      // Access control is skipped: users have no access to jobs, but may cancel this one.
      overrideAccess: true,
    })
    if (docs.length === 0) return { ok: false, error: 'missing' }
    const about = auditTargetOfPage(planned.place, page?.title)
    await recordAuditEntry(req, { ...about, action: 'calledOff', details: auditText(planned) })
    return { ok: true }
  })
}

/** Returns the target of the audit entry. */
export const auditTargetOfPage = (place: PlannedPageReference, title?: string) =>
  'global' in place
    ? { global: place.global }
    : { collection: place.collection, documentId: place.id, ...(title ? { subject: title } : {}) }
