import { z } from 'zod'
import { privateJson } from '@/src/app/api/privateJson'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isStaff } from '@/src/domain/accounts/roles'
import {
  requestKeepConsent,
  withdrawKeepConsentAsStaff,
} from '@/src/plugins/retention/commands/requestKeepConsent'
import { keepConsentPanelWords as words } from '@/src/plugins/retention/words/admin/keepConsent'
import { RecordId } from '@/src/queries/recordId'

const Input = z.object({ application: RecordId, action: z.enum(['request', 'withdraw']) })

/** Staff ask a candidate for a consent, or withdraw it because the candidate asked for it. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isStaff,
    refuse: createRefusalResponder(
      { forbidden: words.forbidden, badInput: words.badInput, failed: words.failed },
      422,
    ),
    failed: 'A consent could not be requested or withdrawn',
    input: Input,
    run: async ({ payload, doer, input: { application, action } }) => {
      const act = action === 'request' ? requestKeepConsent : withdrawKeepConsentAsStaff
      const isDone = await act(payload, { application, now: new Date() }, doer)
      return isDone ? privateJson({}) : privateJson({ error: words.refused[action] }, 409)
    },
  })
}
