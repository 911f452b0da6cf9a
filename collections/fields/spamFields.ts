import type { Field } from 'payload'
import { adminsOnly, nobody } from '@/src/access/roles'
import { jobApplicationsText as text } from '@/src/content/admin/jobApplications'
import { EMPTY_COMPONENT, notInTheForm } from '../admin/listComponents'

const serverOnly = { create: nobody, update: nobody } as const

/** The spam mark of an application: who set it and when. Set by settleApplication. */
export const spamFields: Field[] = [
  {
    name: 'isSpam',
    type: 'checkbox',
    defaultValue: false,
    label: text.isSpam.label,
    access: { create: nobody },
    // The database column is not nullable.
    hooks: { beforeChange: [({ value }) => value ?? false] },
    admin: {
      components: { Field: EMPTY_COMPONENT },
      disableListColumn: true,
      disableBulkEdit: true,
    },
  },
  {
    name: 'spamMarkedAt',
    type: 'date',
    label: text.spamMarkedAt.label,
    access: serverOnly,
    admin: {
      condition: notInTheForm,
      components: { Cell: '/components/admin/timezone/InstantCell#InstantCell' },
    },
  },
  {
    name: 'spamMarkedByName',
    type: 'text',
    label: text.spamMarkedByName.label,
    access: serverOnly,
    admin: { condition: notInTheForm },
  },
  {
    name: 'spamMarkedBy',
    type: 'relationship',
    relationTo: 'users',
    label: text.spamMarkedBy.label,
    // Moderators may not read other accounts.
    access: { ...serverOnly, read: adminsOnly },
    admin: { condition: notInTheForm },
  },
]
