import { z } from 'zod'
import { privateJson } from '@/src/app/api/privateJson'
import { runStaffAction, type StaffRefusal } from '@/src/app/api/runStaffAction'
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
  PlannedChangeInput,
} from '@/src/plugins/scheduled-changes/queries/internal/findPlannedChanges'
import {
  type PlanError,
  planErrors,
  plannedChangeSentence,
  plannedWords,
} from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import { readTimezone } from '@/src/queries/readTimezone'
import { RecordId } from '@/src/queries/recordId'

const { place, kind } = PlannedChangeInput.shape
const PlannedPlaceSchema = z.preprocess(convertIdToNumber, place)
const PlanRequest = z.object({ place, kind, at: z.string() })
const CancellationInput = z.object({ id: RecordId })

const HTTP_STATUS_BY_REFUSAL = {
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

const plannedChangesAction = {
  may: isStaff,
  refuse: (reason: StaffRefusal) =>
    planErrorResponse(reason === 'badInput' || reason === 'failed' ? reason : 'forbidden'),
  failed: 'A change could not be planned',
}

/** Responds with the changes planned for one page, for its form. */
export const GET = (request: Request) =>
  runStaffAction(request, {
    ...plannedChangesAction,
    input: PlannedPlaceSchema,
    run: async ({ payload, input }) => {
      const changes = await findPlannedChanges(payload, { place: input, now: new Date() })
      return privateJson({ changes })
    },
  })

/** Plans a change, at a date and time in the site's time zone. */
export const POST = (request: Request) =>
  runStaffAction(request, {
    ...plannedChangesAction,
    input: PlanRequest,
    run: async ({ payload, doer, input }) => {
      const timezone = await readTimezone(payload)
      const at = instantOfWallTime(input.at, timezone)
      if (!at) return planErrorResponse('noSuchDay')
      const planned = { ...input, at, now: new Date() }
      const outcome = await planChange(payload, planned, {
        ...doer,
        auditText: createAuditTextFormatter(timezone),
      })
      if (!outcome.ok) return planErrorResponse(outcome.error)
      const warning = plannedWords.incomplete(formatDateTime(at, timezone))
      return privateJson(outcome.isIncomplete ? { warning } : {}, 201)
    },
  })

/** Cancels a planned change. */
export const DELETE = (request: Request) =>
  runStaffAction(request, {
    ...plannedChangesAction,
    input: CancellationInput,
    run: async ({ payload, doer, input }) => {
      const planner = { ...doer, auditText: createAuditTextFormatter(await readTimezone(payload)) }
      const outcome = await cancelPlannedChange(payload, { ...input, now: new Date() }, planner)
      return outcome.ok ? privateJson({}) : planErrorResponse(outcome.error)
    },
  })

type PlanningUserOptions = Parameters<typeof planChange>[2]

const createAuditTextFormatter =
  (timezone: SiteTimezone): PlanningUserOptions['auditText'] =>
  ({ kind, state, at, by }) =>
    `${plannedChangeSentence(kind, state, formatDateTime(at, timezone))} ${plannedWords.by(by)}`

function convertIdToNumber(input: unknown) {
  const { id, ...rest }: { id?: unknown } = { ...(typeof input === 'object' ? input : null) }
  return id === undefined ? rest : { ...rest, id: Number(id) }
}

const planErrorResponse = (error: PlanError) =>
  privateJson({ error: planErrors[error] }, HTTP_STATUS_BY_REFUSAL[error])
