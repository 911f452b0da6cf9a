import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { revokeLinkAsStaff } from '@/src/plugins/candidate-page/commands/revokeCandidateLink'
import { sendCandidateLink } from '@/src/plugins/candidate-page/commands/sendCandidateLink'
import { candidateLinkPanelWords as words } from '@/src/plugins/candidate-page/words/admin'
import { RecordIdSchema } from '@/src/queries/recordId'

const CandidateLinkActionInputSchema = z.object({
  application: RecordIdSchema,
  action: z.enum(['send', 'revoke']),
})

/** Staff send the link of an application, or revoke it. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: hasStaffRights,
    refuse: createRefusalResponder(
      { forbidden: words.forbidden, badInput: words.badInput, failed: words.notSent },
      422,
    ),
    failed: 'A candidate link could not be sent or revoked',
    input: CandidateLinkActionInputSchema,
    run: async ({ payload, doer, input: { application, action } }) => {
      const act = action === 'send' ? sendCandidateLink : revokeLinkAsStaff
      const isDone = await act(payload, application, doer)
      return isDone ? privateJsonResponse({}) : privateJsonResponse({ error: words.gone }, 404)
    },
  })
}
