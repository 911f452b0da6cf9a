import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import {
  requestKeepConsent,
  withdrawKeepConsentAsStaff,
} from '@/src/plugins/retention/commands/requestKeepConsent'
import { keepConsentPanelWords as words } from '@/src/plugins/retention/words/admin/keepConsent'
import { RecordIdSchema } from '@/src/queries/recordId'

const KeepConsentActionInputSchema = z.object({
  application: RecordIdSchema,
  action: z.enum(['request', 'withdraw']),
})

/** Staff ask a candidate for a consent, or withdraw it because the candidate asked for it. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: hasStaffRights,
    refuse: createRefusalResponder(
      { forbidden: words.forbidden, badInput: words.badInput, failed: words.failed },
      422,
    ),
    failed: 'A consent could not be requested or withdrawn',
    input: KeepConsentActionInputSchema,
    run: async ({ payload, doer, input: { application, action } }) => {
      const act = action === 'request' ? requestKeepConsent : withdrawKeepConsentAsStaff
      const isDone = await act(payload, { application, now: new Date() }, doer)
      return isDone
        ? privateJsonResponse({})
        : privateJsonResponse({ error: words.refused[action] }, 409)
    },
  })
}
