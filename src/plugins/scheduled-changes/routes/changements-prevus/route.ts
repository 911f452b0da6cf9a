import { z } from 'zod'
import { privateJson } from '@/src/app/api/privateJson'
import { type Refusal, staffAction } from '@/src/app/api/staffAction'
import { formatDateTime } from '@/src/content/dates'
import { isStaff } from '@/src/domain/accounts/roles'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { instantOfWallTime } from '@/src/domain/text/wallClock'
import {
  cancelPlannedChange,
  planChange,
} from '@/src/plugins/scheduled-changes/commands/planChange'
import {
  findPlannedChanges,
  PlannedInput,
} from '@/src/plugins/scheduled-changes/queries/internal/findPlannedChanges'
import {
  type PlanError,
  planErrors,
  plannedLine,
  plannedWords,
} from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import { readTimezone } from '@/src/queries/readTimezone'
import { RecordId } from '@/src/queries/recordId'

const { place, kind } = PlannedInput.shape
const Place = z.preprocess(withNumericId, place)
const PlanRequest = z.object({ place, kind, at: z.string() })
const Cancellation = z.object({ id: RecordId })

const STATUS_BY_REFUSAL = {
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

const action = {
  may: isStaff,
  refuse: (reason: Refusal) =>
    refusal(reason === 'badInput' || reason === 'failed' ? reason : 'forbidden'),
  failed: 'A change could not be planned',
}

/** The changes planned for one page, for its form. */
export const GET = (request: Request) =>
  staffAction(request, {
    ...action,
    input: Place,
    run: async ({ payload, input }) => {
      const changes = await findPlannedChanges(payload, { place: input, now: new Date() })
      return privateJson({ changes })
    },
  })

/** Plans a change, at a date and time in the site's time zone. */
export const POST = (request: Request) =>
  staffAction(request, {
    ...action,
    input: PlanRequest,
    run: async ({ payload, doer, input }) => {
      const timezone = await readTimezone(payload)
      const at = instantOfWallTime(input.at, timezone)
      if (!at) return refusal('noSuchDay')
      const planned = { ...input, at, now: new Date() }
      const outcome = await planChange(payload, planned, {
        ...doer,
        auditText: auditTextIn(timezone),
      })
      if (!outcome.ok) return refusal(outcome.error)
      const warning = plannedWords.incomplete(formatDateTime(at, timezone))
      return privateJson(outcome.isIncomplete ? { warning } : {}, 201)
    },
  })

/** Cancels a planned change. */
export const DELETE = (request: Request) =>
  staffAction(request, {
    ...action,
    input: Cancellation,
    run: async ({ payload, doer, input }) => {
      const planner = { ...doer, auditText: auditTextIn(await readTimezone(payload)) }
      const outcome = await cancelPlannedChange(payload, { ...input, now: new Date() }, planner)
      return outcome.ok ? privateJson({}) : refusal(outcome.error)
    },
  })

type Planner = Parameters<typeof planChange>[2]

const auditTextIn =
  (timezone: SiteTimezone): Planner['auditText'] =>
  ({ kind, state, at, by }) =>
    `${plannedLine(kind, state, formatDateTime(at, timezone))} ${plannedWords.by(by)}`

function withNumericId(input: unknown) {
  const { id, ...rest }: { id?: unknown } = { ...(typeof input === 'object' ? input : null) }
  return id === undefined ? rest : { ...rest, id: Number(id) }
}

const refusal = (error: PlanError) =>
  privateJson({ error: planErrors[error] }, STATUS_BY_REFUSAL[error])
