import { z } from 'zod'
import { type ReceivedForm, receiveForm } from '@/src/app/api/receiveForm'
import { rejectedFormResponse, submissionResponse } from '@/src/app/api/submissionResponse'
import {
  emailAddressSchema,
  inputErrorsByField,
  multilineTextSchema,
  submissionKeyOf,
  textLineSchema,
} from '@/src/app/api/submittedFields'
import { submitContactMessage } from '@/src/commands/submitContactMessage'
import { CONTACT_FIELD_MAX_CHARACTERS } from '@/src/domain/submissions/contactForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'

const CONTACT_FORM_SETTINGS = {
  name: 'message',
  limits: CONTACT_FIELD_MAX_CHARACTERS,
  fileFields: [],
} as const
const CONTACT_FORM_PATH = '/contact'

const ContactMessageSchema = z.object({
  name: textLineSchema(CONTACT_FIELD_MAX_CHARACTERS.name, 'nameMissing'),
  email: emailAddressSchema(CONTACT_FIELD_MAX_CHARACTERS.email),
  subject: textLineSchema(CONTACT_FIELD_MAX_CHARACTERS.subject, 'subjectMissing'),
  message: multilineTextSchema(CONTACT_FIELD_MAX_CHARACTERS.message, 'messageMissing'),
})

export async function POST(request: Request): Promise<Response> {
  const received = await receiveForm(request, CONTACT_FORM_SETTINGS)
  return received.ok
    ? submissionResponse(received, CONTACT_FORM_PATH, submitReceivedMessage(received))
    : rejectedFormResponse(received, CONTACT_FORM_PATH)
}

async function submitReceivedMessage(received: ReceivedForm): Promise<SubmissionOutcome> {
  const { form, values, payload, context } = received
  const parsed = ContactMessageSchema.safeParse(values)
  if (!parsed.success) return { ok: false, errors: inputErrorsByField(parsed.error) }
  const message = { ...parsed.data, submissionKey: submissionKeyOf(form, context.now) }
  return submitContactMessage(payload, message, context)
}
