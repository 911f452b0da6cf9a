import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import {
  PLANNABLE_COLLECTIONS,
  PLANNABLE_GLOBALS,
  PLANNED_CHANGE_KINDS,
  type PlannedChangeKind,
  type PlannedChangeState,
  type PlannedPageReference,
  plannedChangeState,
} from '@/src/plugins/scheduled-changes/rules/plannedChange'
import { RecordIdSchema } from '@/src/queries/recordId'

/** The job task that applies scheduled changes. */
export const PLANNED_CHANGE_TASK = 'applyPlannedChange'

export const PlannedChangeInput = z.object({
  place: z.union([
    z.object({ collection: z.enum(PLANNABLE_COLLECTIONS), id: RecordIdSchema }),
    z.object({ global: z.enum(PLANNABLE_GLOBALS) }),
  ]),
  kind: z.enum(PLANNED_CHANGE_KINDS),
  /**
   * The scheduled time, because the job's own `waitUntil` moves with each retry. Jobs of older
   * versions have no such field.
   */
  at: z.iso.datetime().optional(),
  /** The user who scheduled the change and with whose rights it is applied. */
  user: z.int(),
  by: z.string(),
  /** The text of the audit entry. */
  said: z.string(),
})
export type PlannedChangeInput = z.infer<typeof PlannedChangeInput>

export type PlannedChange = {
  id: number
  place: PlannedPageReference
  kind: PlannedChangeKind
  at: string
  by: string
  state: PlannedChangeState
  /** The reason of the refusal: a `PlanRefusal`, or the error text of the collection. */
  reason: string | null
}

const RefusedJobErrorSchema = z.object({ cancelled: z.literal(true), message: z.string() })

const MAX_PLANNED_CHANGES = 200

/**
 * Finds the scheduled changes that are not done yet: failed ones first, then by time. With a place,
 * only the changes of that page.
 */
export async function findPlannedChanges(
  payload: Payload,
  { place, now, req }: { place?: PlannedPageReference; now: Date; req?: PayloadRequest },
): Promise<PlannedChange[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [PENDING_PLANNED_JOBS_CONDITION, ...(place ? [jobsOfPageCondition(place)] : [])],
    },
    sort: ['-hasError', 'waitUntil'],
    limit: MAX_PLANNED_CHANGES,
    pagination: false,
    depth: 0,
    ...(req ? { req } : {}),
    // Access control is skipped: no user may read jobs, because the input of some contains secrets.
    overrideAccess: true,
  })
  return docs.flatMap(({ id, input, waitUntil, createdAt, hasError, error }) => {
    const { data: planned } = PlannedChangeInput.safeParse(input)
    if (!planned) return []
    const at = planned.at ?? waitUntil ?? createdAt
    const state = plannedChangeState({ at: new Date(at), now, isGivenUp: hasError === true })
    const { kind, by } = planned
    const reason = RefusedJobErrorSchema.safeParse(error).data?.message ?? null
    return { id, place: planned.place, kind, by, at, state, reason }
  })
}

const PENDING_PLANNED_JOBS_CONDITION: Where = {
  and: [{ taskSlug: { equals: PLANNED_CHANGE_TASK } }, { completedAt: { exists: false } }],
}

const jobsOfPageCondition = (place: PlannedPageReference): Where =>
  'global' in place
    ? { 'input.place.global': { equals: place.global } }
    : {
        and: [
          { 'input.place.collection': { equals: place.collection } },
          { 'input.place.id': { equals: place.id } },
        ],
      }
