import type { CheckboxField } from 'payload'
import { ownAccountOnly } from '@/src/access/accounts'
import { nobody } from '@/src/access/roles'
import { dueRepliesMailFieldText } from '@/src/plugins/answers/words/admin/promisedReplies'

/** Whether the user receives a mail each morning about candidates whose reply is due. */
export const dueRepliesMailField: CheckboxField = {
  name: 'morningMail',
  type: 'checkbox',
  defaultValue: false,
  label: dueRepliesMailFieldText.label,
  access: { create: nobody, update: ownAccountOnly },
  admin: {
    description: dueRepliesMailFieldText.description,
    disableListColumn: true,
    condition: (_data, _siblings, { operation }) => operation === 'update',
  },
}
