import type { CheckboxField } from 'payload'
import { ownAccountOnly } from '@/src/access/accounts'
import { nobody } from '@/src/access/roles'
import { morningMailText } from '../words/admin/promisedAnswers'

/** Whether the user receives a mail each morning about candidates whose reply is due. */
export const morningMailField: CheckboxField = {
  name: 'morningMail',
  type: 'checkbox',
  defaultValue: false,
  label: morningMailText.label,
  access: { create: nobody, update: ownAccountOnly },
  admin: {
    description: morningMailText.description,
    disableListColumn: true,
    condition: (_data, _siblings, { operation }) => operation === 'update',
  },
}
