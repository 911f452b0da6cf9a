import type { Field, TextFieldManyValidation } from 'payload'
import { emailSettingsText as text } from '@/src/content/admin/emailSettings'

const MAX_EMAIL_CHARACTERS = 254
const EMAIL_PATTERN = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

const validateRecipientAddresses: TextFieldManyValidation = (addresses) =>
  [addresses ?? []]
    .flat()
    .every((address) => address.length <= MAX_EMAIL_CHARACTERS && EMAIL_PATTERN.test(address)) ||
  text.notificationRecipients.invalid

export const notificationFields: Field[] = [
  notificationCheckbox('enableNotifications'),
  notificationCheckbox('notifyNewApplications'),
  notificationCheckbox('notifyNewMessages'),
  {
    name: 'notificationRecipients',
    type: 'text',
    hasMany: true,
    label: text.notificationRecipients.label,
    validate: validateRecipientAddresses,
    admin: { description: text.notificationRecipients.description },
  },
]

function notificationCheckbox(
  name: 'enableNotifications' | 'notifyNewApplications' | 'notifyNewMessages',
): Field {
  return { name, type: 'checkbox', defaultValue: true, label: text[name].label }
}
