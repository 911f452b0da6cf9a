import { z } from 'zod'
import { type ReceivedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectedFormResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import { emailAddressSchema, inputErrorsByField } from '@/src/app/api/submittedFields'
import { parseJobSearch } from '@/src/domain/offers/jobSearchUrl'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { requestAlert } from '@/src/plugins/job-alerts/commands/requestAlert'
import { ALERT_FORM_PATH } from '@/src/plugins/job-alerts/rules/alertPages'
import { ALERT_FORM_LIMITS } from '@/src/plugins/job-alerts/rules/jobAlert'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'

const JOB_ALERT_FORM_SETTINGS = {
  name: 'jobAlert',
  limits: ALERT_FORM_LIMITS,
  fileFields: [],
} as const

const AlertFormInputSchema = z.object({ email: emailAddressSchema(ALERT_FORM_LIMITS.email) })

/** Receives the form of a job alert. */
export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, JOB_ALERT_FORM_SETTINGS)
  return received.ok
    ? submissionResponse(received, ALERT_FORM_PATH, submitAlertForm(received))
    : rejectedFormResponse(received, ALERT_FORM_PATH)
}

async function submitAlertForm(received: ReceivedForm): Promise<SubmissionOutcome> {
  const { values, payload, context } = received
  const parsed = AlertFormInputSchema.safeParse(values)
  if (!parsed.success) return { ok: false, errors: inputErrorsByField(parsed.error) }
  const search = parseJobSearch(values, await findOfferCriteria(payload, context.language))
  return requestAlert(payload, { ...parsed.data, search }, context)
}
