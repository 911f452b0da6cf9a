import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { resendUndeliveredNotifications } from '@/src/plugins/undelivered-mail/commands/resendUndeliveredNotifications'
import { undeliveredWords } from '@/src/plugins/undelivered-mail/words/admin'
import { RecordIdSchema } from '@/src/queries/recordId'

const MAX_RESENT_PER_REQUEST = 100

const ResendInputSchema = z.object({
  ids: z.array(RecordIdSchema).min(1).max(MAX_RESENT_PER_REQUEST),
})

/** Queues failed dispatches again, for Administrators. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: createRefusalResponder({ ...undeliveredWords, failed: undeliveredWords.resendFailed }),
    failed: 'Failed dispatches could not be sent again',
    input: ResendInputSchema,
    run: async ({ payload, doer, input }) =>
      privateJsonResponse({
        resent: await resendUndeliveredNotifications(payload, doer, input.ids),
      }),
  })
}
