import { z } from 'zod'
import { privateJson } from '@/src/app/api/privateJson'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { resendUndelivered } from '@/src/plugins/undelivered-mail/commands/resendUndelivered'
import { undeliveredWords } from '@/src/plugins/undelivered-mail/words/admin'
import { RecordId } from '@/src/queries/recordId'

const MAX_PER_REQUEST = 100

const ResendInput = z.object({
  ids: z.array(RecordId).min(1).max(MAX_PER_REQUEST),
})

/** Queues failed dispatches again, for Administrators. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isAdministrator,
    refuse: createRefusalResponder({ ...undeliveredWords, failed: undeliveredWords.resendFailed }),
    failed: 'Failed dispatches could not be sent again',
    input: ResendInput,
    run: async ({ payload, doer, input }) =>
      privateJson({ resent: await resendUndelivered(payload, doer, input.ids) }),
  })
}
