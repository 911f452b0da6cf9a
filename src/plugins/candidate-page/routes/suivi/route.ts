import { z } from 'zod'
import { type ReceivedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectedFormResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import { emailAddressSchema, inputErrorsByField } from '@/src/app/api/submittedFields'
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

const LinkRequestInputSchema = z.object({ email: emailAddressSchema(LINK_REQUEST_LIMITS.email) })

/** A candidate requests the links of an e-mail address. */
export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, LINK_REQUEST_FORM_SETTINGS)
  return received.ok
    ? submissionResponse(received, CANDIDATE_PAGE_PATH, submitLinkRequest(received))
    : rejectedFormResponse(received, CANDIDATE_PAGE_PATH)
}

async function submitLinkRequest({
  values,
  payload,
  context,
}: ReceivedForm): Promise<SubmissionOutcome> {
  const parsed = LinkRequestInputSchema.safeParse(values)
  if (!parsed.success) return { ok: false, errors: inputErrorsByField(parsed.error) }
  return requestCandidateLinks(payload, parsed.data.email, context)
}
