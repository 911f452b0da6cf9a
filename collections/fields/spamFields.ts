import type { Field } from 'payload'
import { EMPTY_COMPONENT_PATH } from '@/collections/admin/listAndFormComponents'
import { nobody } from '@/src/access/roles'
import { jobApplicationsText as text } from '@/src/content/admin/jobApplications'
import { changedByFields } from './submissionFields'

/** The spam mark of an application: who set it and when. Set by prepareApplicationSave. */
export const spamFields: Field[] = [
  {
    name: 'isSpam',
    type: 'checkbox',
    defaultValue: false,
    label: text.isSpam.label,
    access: { create: nobody },
    // A missing value becomes false, because the database column is not nullable.
    hooks: { beforeChange: [({ value }) => value ?? false] },
    admin: {
      components: { Field: EMPTY_COMPONENT_PATH },
      disableListColumn: true,
      disableBulkEdit: true,
    },
  },
  ...changedByFields('spamMarked', text),
]
