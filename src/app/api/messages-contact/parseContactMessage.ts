import { z } from 'zod'
import type { SentForm } from '@/src/app/api/readForm'
import {
  emailAddress,
  inputErrors,
  line,
  type Parsed,
  submissionKeyOf,
  text,
  typedTexts,
} from '@/src/app/api/submittedFields'
import type { ContactMessageInput } from '@/src/commands/sendContactMessage'
import { CONTACT_LIMITS } from '@/src/domain/submissions/contactForm'

const ContactMessage = z.object({
  name: line(CONTACT_LIMITS.name, 'nameMissing'),
  email: emailAddress(CONTACT_LIMITS.email),
  subject: line(CONTACT_LIMITS.subject, 'subjectMissing'),
  message: text(CONTACT_LIMITS.message, 'messageMissing'),
})

/** Reads a contact message out of the form, or says what is wrong with which field. */
export function parseContactMessage(form: SentForm, now: Date): Parsed<ContactMessageInput> {
  const message = ContactMessage.safeParse(typedTexts(form, CONTACT_LIMITS))
  if (!message.success) return { ok: false, errors: inputErrors(message.error) }
  return {
    ok: true,
    submission: { ...message.data, submissionKey: submissionKeyOf(form, now) },
  }
}
