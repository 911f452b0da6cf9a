import { z } from 'zod'
import { type AcceptedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectionResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import { emailAddressSchema, inputErrors } from '@/src/app/api/submittedFields'
import { parseJobSearch } from '@/src/domain/offers/jobSearchUrl'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { requestAlert } from '@/src/plugins/job-alerts/commands/requestAlert'
import { ALERT_PATH } from '@/src/plugins/job-alerts/rules/alertPages'
import { ALERT_FORM_LIMITS } from '@/src/plugins/job-alerts/rules/jobAlert'
import { findCriteria } from '@/src/queries/findCriteria'

const JOB_ALERT_FORM_SETTINGS = {
  name: 'jobAlert',
  limits: ALERT_FORM_LIMITS,
  fileFields: [],
} as const

const AlertForm = z.object({ email: emailAddressSchema(ALERT_FORM_LIMITS.email) })

/** Receives the form of a job alert. */
export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, JOB_ALERT_FORM_SETTINGS)
  return received.ok
    ? submissionResponse(received, ALERT_PATH, submitAlertForm(received))
    : rejectionResponse(received, ALERT_PATH)
}

async function submitAlertForm(received: AcceptedForm): Promise<SubmissionOutcome> {
  const { values, payload, context } = received
  const parsed = AlertForm.safeParse(values)
  if (!parsed.success) return { ok: false, errors: inputErrors(parsed.error) }
  const search = parseJobSearch(values, await findCriteria(payload, context.language))
  return requestAlert(payload, { ...parsed.data, search }, context)
}
