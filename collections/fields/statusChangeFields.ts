import type { Field, FieldAccess } from 'payload'
import { adminsOnly, nobody } from '@/src/access/roles'
import { statusChangeText as text } from '@/src/content/admin/statusChange'
import { notInTheForm } from '../admin/listComponents'

const serverOnly: { create: FieldAccess; update: FieldAccess } = { create: nobody, update: nobody }

/**
 * When and by whom the status was last changed: the account, and a copy of its name, which remains
 * after the account is deleted. Set by `statusMarks`.
 */
export const statusChangeFields: Field[] = [
  {
    name: 'statusChangedAt',
    type: 'date',
    label: text.statusChangedAt.label,
    access: serverOnly,
    admin: {
      condition: notInTheForm,
      components: { Cell: '/components/admin/timezone/InstantCell#InstantCell' },
    },
  },
  {
    name: 'statusChangedByName',
    type: 'text',
    label: text.statusChangedByName.label,
    access: serverOnly,
    admin: { condition: notInTheForm },
  },
  {
    name: 'statusChangedBy',
    type: 'relationship',
    relationTo: 'users',
    label: text.statusChangedBy.label,
    // Moderators may not read other accounts.
    access: { ...serverOnly, read: adminsOnly },
    admin: { condition: notInTheForm },
  },
]
