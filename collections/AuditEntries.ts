import type { CollectionConfig, FieldAccess } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { hiddenFromModerators } from '@/src/access/hiddenFromModerators'
import { nobody } from '@/src/access/nobody'
import { auditActionLabels, auditTargetLabels, auditText as text } from '@/src/content/admin/audit'
import { adminGroups } from '@/src/content/admin/groups'
import { AUDIT_ACTIONS, AUDIT_TARGETS } from '@/src/domain/audit/audit'
import { EMPTY_COMPONENT } from './admin/listComponents'
import { selectOptions } from './fields/selectOptions'

const serverOnly: { create: FieldAccess; update: FieldAccess } = { create: nobody, update: nobody }
const withoutField = { components: { Field: EMPTY_COMPONENT } }

/** The audit trail. Only the product creates entries, and a database trigger prevents changes. */
export const AuditEntries: CollectionConfig<'audit-entries'> = {
  slug: 'audit-entries',
  labels: text.labels,
  admin: {
    group: adminGroups.administration,
    description: text.description,
    useAsTitle: 'subject',
    // The list shows each entry as a sentence.
    defaultColumns: ['createdAt'],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ['actorName', 'actorEmail', 'subject', 'details'],
    hidden: hiddenFromModerators,
    hideAPIURL: true,
    components: {
      views: {
        list: { Component: '/src/plugins/audit-screens/admin/AuditListView#AuditListView' },
      },
    },
  },
  defaultSort: '-createdAt',
  access: { create: nobody, read: adminsOnly, update: nobody, delete: nobody },
  disableBulkEdit: true,
  disableDuplicate: true,
  lockDocuments: false,
  // Declared below as a field, so that lists show the time too.
  timestamps: false,
  fields: [
    {
      name: 'entry',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/src/plugins/audit-screens/admin/AuditEntryView#AuditEntryView' },
      },
    },
    {
      name: 'createdAt',
      type: 'date',
      required: true,
      index: true,
      label: text.createdAt,
      access: serverOnly,
      admin: {
        ...withoutField,
      },
    },
    {
      name: 'actorName',
      type: 'text',
      label: text.actorName,
      access: serverOnly,
      admin: withoutField,
    },
    {
      name: 'actorEmail',
      type: 'text',
      index: true,
      label: text.actorEmail,
      access: serverOnly,
      admin: withoutField,
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      label: text.action,
      options: selectOptions(AUDIT_ACTIONS, auditActionLabels),
      access: serverOnly,
      admin: withoutField,
    },
    {
      name: 'target',
      type: 'select',
      label: text.target,
      options: selectOptions(AUDIT_TARGETS, auditTargetLabels),
      access: serverOnly,
      admin: withoutField,
    },
    {
      name: 'subject',
      type: 'text',
      label: text.subject,
      access: serverOnly,
      admin: withoutField,
    },
    {
      name: 'details',
      type: 'text',
      label: text.details,
      access: serverOnly,
      admin: withoutField,
    },
    {
      name: 'documentId',
      type: 'text',
      label: text.documentId,
      access: serverOnly,
      admin: withoutField,
    },
    // A number, not a relationship: the entry does not change when the account is deleted.
    {
      name: 'actorId',
      type: 'number',
      label: text.actorId,
      access: serverOnly,
      admin: withoutField,
    },
    { name: 'address', type: 'text', label: text.address, access: serverOnly, admin: withoutField },
  ],
}
