import { z } from 'zod'
import { type AcceptedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectionResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import { emailAddressSchema, inputErrors } from '@/src/app/api/submittedFields'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { requestCandidateLinks } from '@/src/plugins/candidate-page/commands/requestCandidateLinks'
import {
  CANDIDATE_PAGE_PATH,
  LINK_REQUEST_LIMITS,
} from '@/src/plugins/candidate-page/rules/candidatePage'

const LINK_REQUEST_FORM_SETTINGS = {
  name: 'candidateLink',
  limits: LINK_REQUEST_LIMITS,
  fileFields: [],
} as const

const LinkRequest = z.object({ email: emailAddressSchema(LINK_REQUEST_LIMITS.email) })

/** A candidate requests the links of an e-mail address. */
export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, LINK_REQUEST_FORM_SETTINGS)
  return received.ok
    ? submissionResponse(received, CANDIDATE_PAGE_PATH, submitReceived(received))
    : rejectionResponse(received, CANDIDATE_PAGE_PATH)
}

async function submitReceived({
  values,
  payload,
  context,
}: AcceptedForm): Promise<SubmissionOutcome> {
  const parsed = LinkRequest.safeParse(values)
  if (!parsed.success) return { ok: false, errors: inputErrors(parsed.error) }
  return requestCandidateLinks(payload, parsed.data.email, context)
}
