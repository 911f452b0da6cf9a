import type { TextFieldManyValidation } from 'payload'
import { emailSettingsText } from '@/src/content/admin/emailSettings'

const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+\.[^\s@<>,;"]+$/

export const recipientAddresses: TextFieldManyValidation = (addresses) =>
  [addresses ?? []].flat().every((address) => ADDRESS.test(address)) ||
  emailSettingsText.notificationRecipients.invalid
