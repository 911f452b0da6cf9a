import type { EmailField, EmailFieldValidation } from 'payload'
import { submissionErrorSentences } from '@/src/content/fr/submission'
import { parseEmail } from '@/src/domain/people/emailAddress'

type EmailOptions = Omit<EmailField, 'type' | 'validate' | 'hasMany'>

/** An e-mail field with the same rule as on the site: Payload's own refuses valid addresses. */
export const emailField = ({ hooks, ...field }: EmailOptions): EmailField => ({
  ...field,
  type: 'email',
  hooks: { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), normalizeEmail] },
  validate: validateEmail,
})

const normalizeEmail = ({ value }: { value?: unknown }) => {
  if (typeof value !== 'string') return value
  const email = parseEmail(value)
  return email.ok ? email.address : value
}

const validateEmail: EmailFieldValidation = (value, { required, req: { t } }) => {
  if (!value) return required ? t('validation:required') : true
  const email = parseEmail(value)
  return email.ok || submissionErrorSentences[email.error]
}
