import { z } from 'zod'
import { type AcceptedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectionResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import {
  emailAddress,
  inputErrors,
  lineOfLength,
  submissionKeyOf,
  textOfLength,
} from '@/src/app/api/submittedFields'
import { sendContactMessage } from '@/src/commands/sendContactMessage'
import { CONTACT_LIMITS } from '@/src/domain/submissions/contactForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'

const FORM_SETTINGS = { name: 'message', limits: CONTACT_LIMITS, fileFields: [] } as const
const FORM_PATH = '/contact'

const ContactMessage = z.object({
  name: lineOfLength(CONTACT_LIMITS.name, 'nameMissing'),
  email: emailAddress(CONTACT_LIMITS.email),
  subject: lineOfLength(CONTACT_LIMITS.subject, 'subjectMissing'),
  message: textOfLength(CONTACT_LIMITS.message, 'messageMissing'),
})

export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, FORM_SETTINGS)
  return received.ok
    ? submissionResponse(received, FORM_PATH, submitReceived(received))
    : rejectionResponse(received, FORM_PATH)
}

async function submitReceived(received: AcceptedForm): Promise<SubmissionOutcome> {
  const { form, values, payload, context } = received
  const parsed = ContactMessage.safeParse(values)
  if (!parsed.success) return { ok: false, errors: inputErrors(parsed.error) }
  const message = { ...parsed.data, submissionKey: submissionKeyOf(form, context.now) }
  return sendContactMessage(payload, message, context)
}
