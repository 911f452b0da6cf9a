import type { Field } from 'payload'
import { staffOnly } from '@/src/access/roles'
import { allowRegistrationText as text } from '../words/admin/allowRegistration'

/** Whether visitors may request an access; visitors cannot read it. */
export const allowRegistrationField: Field = {
  name: 'allowRegistration',
  type: 'checkbox',
  defaultValue: false,
  label: text.label,
  access: { read: staffOnly },
  admin: { description: text.description },
}
