import { z } from 'zod'
import { type AcceptedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectionResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import {
  emailAddressSchema,
  inputErrors,
  multilineTextSchema,
  submissionKeyOf,
  textLineSchema,
} from '@/src/app/api/submittedFields'
import { sendContactMessage } from '@/src/commands/sendContactMessage'
import { CONTACT_LIMITS } from '@/src/domain/submissions/contactForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'

const CONTACT_FORM_SETTINGS = { name: 'message', limits: CONTACT_LIMITS, fileFields: [] } as const
const CONTACT_FORM_PATH = '/contact'

const ContactMessageSchema = z.object({
  name: textLineSchema(CONTACT_LIMITS.name, 'nameMissing'),
  email: emailAddressSchema(CONTACT_LIMITS.email),
  subject: textLineSchema(CONTACT_LIMITS.subject, 'subjectMissing'),
  message: multilineTextSchema(CONTACT_LIMITS.message, 'messageMissing'),
})

export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, CONTACT_FORM_SETTINGS)
  return received.ok
    ? submissionResponse(received, CONTACT_FORM_PATH, submitReceivedMessage(received))
    : rejectionResponse(received, CONTACT_FORM_PATH)
}

async function submitReceivedMessage(received: AcceptedForm): Promise<SubmissionOutcome> {
  const { form, values, payload, context } = received
  const parsed = ContactMessageSchema.safeParse(values)
  if (!parsed.success) return { ok: false, errors: inputErrors(parsed.error) }
  const message = { ...parsed.data, submissionKey: submissionKeyOf(form, context.now) }
  return sendContactMessage(payload, message, context)
}
