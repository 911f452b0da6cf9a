import type { Field, FieldAccess } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { nobody } from '@/src/access/nobody'
import { statusChangeText as text } from '@/src/content/admin/statusChange'
import { notInTheForm } from '../admin/listComponents'

const noted: { create: FieldAccess; update: FieldAccess } = { create: nobody, update: nobody }

/**
 * When the status last changed, and through whom: the account, whatever its bearer calls himself at
 * that moment, and the name of that moment, which outlives the account. Filled by noteStatusChange.
 */
export const statusChangeFields: Field[] = [
  {
    name: 'statusChangedAt',
    type: 'date',
    label: text.statusChangedAt.label,
    access: noted,
    admin: {
      condition: notInTheForm,
      components: { Cell: '/components/admin/timezone/InstantCell#InstantCell' },
    },
  },
  {
    name: 'statusChangedByName',
    type: 'text',
    label: text.statusChangedByName.label,
    access: noted,
    admin: { condition: notInTheForm },
  },
  {
    name: 'statusChangedBy',
    type: 'relationship',
    relationTo: 'users',
    label: text.statusChangedBy.label,
    // Moderators see no other account than their own.
    access: { ...noted, read: adminsOnly },
    admin: { condition: notInTheForm },
  },
]
