import type { CollectionConfig, DateField, NumberField, SelectField, TextField } from 'payload'
import { adminsOnly, hiddenFromModerators, nobody, serverOnlyWriteAccess } from '@/src/access/roles'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { auditText as text } from '@/src/content/admin/audit'
import { auditActionOptions, auditTargetOptions } from '@/src/content/admin/auditWords'

const auditEntryFields: (DateField | NumberField | SelectField | TextField)[] = [
  { name: 'createdAt', type: 'date', required: true, index: true, label: text.createdAt },
  { name: 'actorName', type: 'text', label: text.actorName },
  { name: 'actorEmail', type: 'text', index: true, label: text.actorEmail },
  {
    name: 'action',
    type: 'select',
    required: true,
    index: true,
    label: text.action,
    options: auditActionOptions,
  },
  {
    name: 'target',
    type: 'select',
    label: text.target,
    options: auditTargetOptions,
  },
  { name: 'subject', type: 'text', label: text.subject },
  { name: 'details', type: 'text', label: text.details },
  { name: 'documentId', type: 'text', label: text.documentId },
  // The id is a plain number, not a relationship, so that it remains when the account is deleted.
  { name: 'actorId', type: 'number', label: text.actorId },
  { name: 'address', type: 'text', label: text.address },
]

/** The audit trail. Only the product creates entries, and a database trigger prevents changes. */
export const AuditEntries: CollectionConfig<'audit-entries'> = {
  slug: 'audit-entries',
  labels: text.labels,
  admin: {
    group: adminMenuGroups.administration,
    description: text.description,
    useAsTitle: 'subject',
    defaultColumns: ['createdAt', 'actorName', 'action', 'subject'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['actorName', 'actorEmail', 'subject', 'details'],
    hidden: hiddenFromModerators,
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  // `createdAt` is declared above as a field, so that lists show the time too.
  timestamps: false,
  fields: auditEntryFields.map((field) => ({ ...field, access: serverOnlyWriteAccess })),
}
