import { z } from 'zod'
import { privateJson } from '@/src/app/api/privateJson'
import { createRefusalResponder, runStaffAction } from '@/src/app/api/runStaffAction'
import { isStaff } from '@/src/domain/accounts/roles'
import { revokeLinkAsStaff } from '@/src/plugins/candidate-page/commands/revokeCandidateLink'
import { sendCandidateLink } from '@/src/plugins/candidate-page/commands/sendCandidateLink'
import { linkPanelWords as words } from '@/src/plugins/candidate-page/words/admin'
import { RecordId } from '@/src/queries/recordId'

const Input = z.object({ application: RecordId, action: z.enum(['send', 'revoke']) })

/** Staff send the link of an application, or revoke it. */
export function POST(request: Request): Promise<Response> {
  return runStaffAction(request, {
    may: isStaff,
    refuse: createRefusalResponder(
      { forbidden: words.forbidden, badInput: words.badInput, failed: words.notSent },
      422,
    ),
    failed: 'A candidate link could not be sent or revoked',
    input: Input,
    run: async ({ payload, doer, input: { application, action } }) => {
      const act = action === 'send' ? sendCandidateLink : revokeLinkAsStaff
      const isDone = await act(payload, application, doer)
      return isDone ? privateJson({}) : privateJson({ error: words.gone }, 404)
    },
  })
}
