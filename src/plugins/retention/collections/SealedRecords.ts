import type { CollectionConfig, Field } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { nobody } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { RETENTION_REASONS } from '@/src/plugins/retention/rules/applicationRetention'
import {
  retentionEndReasonLabels,
  sealedRecordsText as text,
} from '@/src/plugins/retention/words/admin/sealedRecords'

type SealedRecordFieldName = keyof typeof text.fields

const textField = (name: SealedRecordFieldName): Field => ({
  name,
  type: 'text',
  required: true,
  index: name === 'email',
  label: text.fields[name],
})

const dateField = (name: SealedRecordFieldName): Field => ({
  name,
  type: 'date',
  required: name === 'receivedAt' || name === 'endedAt',
  index: name === 'endedAt',
  label: text.fields[name],
})

/**
 * What remains of an application after its period, for disputes. No API request reads it: a Super
 * Administrator gives a reason on the page of the sealed records, which the audit trail stores.
 */
export const SealedRecords: CollectionConfig<'sealed-records'> = {
  slug: 'sealed-records',
  labels: text.labels,
  admin: { group: adminMenuGroups.settings, hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    textField('name'),
    // In lower case.
    textField('email'),
    textField('offer'),
    {
      name: 'status',
      type: 'select',
      required: true,
      label: text.fields.status,
      options: selectOptions(APPLICATION_STATUSES, applicationStatusLabels),
    },
    {
      name: 'reason',
      type: 'select',
      required: true,
      label: text.fields.reason,
      options: selectOptions(RETENTION_REASONS, retentionEndReasonLabels),
    },
    dateField('receivedAt'),
    dateField('decidedAt'),
    dateField('withdrawnAt'),
    dateField('endedAt'),
  ],
}
