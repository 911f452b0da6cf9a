import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { cleanLine } from '@/src/domain/text/normalizeText'
import {
  deleteAcceptedApplication,
  extendRetention,
} from '@/src/plugins/retention/commands/decideOnAcceptedApplication'
import { isExtensionReason } from '@/src/plugins/retention/rules/acceptedApplications'
import { acceptedApplicationsPage as words } from '@/src/plugins/retention/words/admin/acceptedApplications'
import { RecordIdSchema } from '@/src/queries/recordId'

const AcceptedDecisionInput = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('extend'),
    application: RecordIdSchema,
    reason: z.string().transform(cleanLine).refine(isExtensionReason),
  }),
  z.object({
    action: z.literal('delete'),
    application: RecordIdSchema,
    extension: RecordIdSchema.nullable(),
  }),
])

/** A Super Administrator decides whether an accepted application stays. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isActiveSuperAdmin,
    refuse: createRefusalResponder(words, 422),
    failed: 'The decision on an accepted application failed',
    input: AcceptedDecisionInput,
    run: async ({ payload, doer, input }) => {
      const { application } = input
      const now = new Date()
      const change =
        input.action === 'extend'
          ? await extendRetention(payload, doer, { application, now, reason: input.reason })
          : await deleteAcceptedApplication(payload, doer, {
              ...{ application, now, seenExtension: input.extension },
            })
      return change === null
        ? privateJsonResponse({})
        : privateJsonResponse({ error: words.changed[change] }, 409)
    },
  })
}
