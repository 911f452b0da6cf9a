import { z } from 'zod'
import { type ReceivedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectedFormResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import {
  emailAddressSchema,
  inputErrorsByField,
  textLineSchema,
} from '@/src/app/api/submittedFields'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { getPayloadInstance } from '@/src/payload'
import { requestAccess } from '@/src/plugins/account-tools/commands/requestAccess'
import { canVisitorsRequestAccess } from '@/src/plugins/account-tools/queries/canVisitorsRequestAccess'
import { ACCESS_REQUEST_LIMITS } from '@/src/plugins/account-tools/rules/accessRequest'

const ACCESS_REQUEST_FORM_SETTINGS = {
  name: 'accessRequest',
  limits: ACCESS_REQUEST_LIMITS,
  fileFields: [],
} as const
const SIGN_IN_FORM_PATH = '/admin/login'

const AccessRequestInputSchema = z.object({
  name: textLineSchema(ACCESS_REQUEST_LIMITS.name, 'nameMissing'),
  email: emailAddressSchema(ACCESS_REQUEST_LIMITS.email),
})

/** Receives an access request; responds 404 unless the settings allow such requests. */
export async function POST(request: Request): Promise<Response> {
  if (!(await canVisitorsRequestAccess(await getPayloadInstance())))
    return new Response(null, notFoundResponseInit)
  const received = await receiveForm(request, ACCESS_REQUEST_FORM_SETTINGS)
  return received.ok
    ? submissionResponse(received, SIGN_IN_FORM_PATH, submitAccessRequest(received))
    : rejectedFormResponse(received, SIGN_IN_FORM_PATH)
}

async function submitAccessRequest({
  values,
  payload,
  context,
}: ReceivedForm): Promise<SubmissionOutcome> {
  const parsed = AccessRequestInputSchema.safeParse(values)
  if (!parsed.success) return { ok: false, errors: inputErrorsByField(parsed.error) }
  return requestAccess(payload, parsed.data, context)
}

const notFoundResponseInit = { status: 404, headers: { 'Cache-Control': 'no-store' } }
