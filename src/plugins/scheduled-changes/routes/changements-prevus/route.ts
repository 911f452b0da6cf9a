import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { runStaffAction, type StaffRefusalReason } from '@/src/app/api/runStaffAction'
import { formatDateTime } from '@/src/content/dates'
import { hasStaffRights } from '@/src/domain/accounts/roles'
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
  plannedChangeWords,
} from '@/src/plugins/scheduled-changes/words/admin/plannedChanges'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { RecordIdSchema } from '@/src/queries/recordId'

const { place, kind } = PlannedChangeInput.shape
const PlannedPageReferenceSchema = z.preprocess(convertIdToNumber, place)
const PlanRequestSchema = z.object({ place, kind, at: z.string() })
const CancellationInputSchema = z.object({ id: RecordIdSchema })

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

const plannedChangesActionOptions = {
  may: hasStaffRights,
  refuse: (reason: StaffRefusalReason) =>
    planErrorResponse(reason === 'badInput' || reason === 'failed' ? reason : 'forbidden'),
  failed: 'A change could not be planned',
}

/** Responds with the changes planned for one page, for its form. */
export const GET = (request: Request) =>
  runStaffAction(request, {
    ...plannedChangesActionOptions,
    input: PlannedPageReferenceSchema,
    run: async ({ payload, input }) => {
      const changes = await findPlannedChanges(payload, { place: input, now: new Date() })
      return privateJsonResponse({ changes })
    },
  })

/** Plans a change, at a date and time in the site's time zone. */
export const POST = (request: Request) =>
  runStaffAction(request, {
    ...plannedChangesActionOptions,
    input: PlanRequestSchema,
    run: async ({ payload, doer, input }) => {
      const timezone = await readSiteTimezone(payload)
      const at = instantOfWallTime(input.at, timezone)
      if (!at) return planErrorResponse('noSuchDay')
      const planned = { ...input, at, now: new Date() }
      const outcome = await planChange(payload, planned, {
        ...doer,
        auditText: createAuditTextFormatter(timezone),
      })
      if (!outcome.ok) return planErrorResponse(outcome.error)
      const warning = plannedChangeWords.incomplete(formatDateTime(at, timezone))
      return privateJsonResponse(outcome.isIncomplete ? { warning } : {}, 201)
    },
  })

/** Cancels a planned change. */
export const DELETE = (request: Request) =>
  runStaffAction(request, {
    ...plannedChangesActionOptions,
    input: CancellationInputSchema,
    run: async ({ payload, doer, input }) => {
      const planner = {
        ...doer,
        auditText: createAuditTextFormatter(await readSiteTimezone(payload)),
      }
      const outcome = await cancelPlannedChange(payload, { ...input, now: new Date() }, planner)
      return outcome.ok ? privateJsonResponse({}) : planErrorResponse(outcome.error)
    },
  })

type PlanningContextParameter = Parameters<typeof planChange>[2]

const createAuditTextFormatter =
  (timezone: SiteTimezone): PlanningContextParameter['auditText'] =>
  ({ kind, state, at, by }) =>
    `${plannedChangeSentence(kind, state, formatDateTime(at, timezone))} ${plannedChangeWords.by(by)}`

function convertIdToNumber(input: unknown) {
  const { id, ...rest }: { id?: unknown } = { ...(typeof input === 'object' ? input : null) }
  return id === undefined ? rest : { ...rest, id: Number(id) }
}

const planErrorResponse = (error: PlanError) =>
  privateJsonResponse({ error: planErrors[error] }, HTTP_STATUS_BY_REFUSAL[error])
