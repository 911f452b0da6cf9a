import type { CollectionConfig, Field, UIField } from 'payload'
import { EMPTY_COMPONENT_PATH } from '@/collections/admin/listAndFormComponents'

/** Shows each entry as a sentence, in the list and on its page, instead of column by column. */
export function showEntriesAsSentences(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection
  const list = { Component: '/src/plugins/audit-screens/admin/AuditListView#AuditListView' }
  const components = { ...admin?.components, views: { ...admin?.components?.views, list } }
  return {
    ...collection,
    admin: { ...admin, components, defaultColumns: ['createdAt'] },
    fields: [auditEntryViewField, ...fields.map(hideFieldInput)],
  }
}

const auditEntryViewField: UIField = {
  name: 'entry',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/plugins/audit-screens/admin/AuditEntryView#AuditEntryView' },
  },
}

const hiddenInputAdmin = { components: { Field: EMPTY_COMPONENT_PATH } }

function hideFieldInput(field: Field): Field {
  if (field.type === 'text') return { ...field, admin: hiddenInputAdmin }
  if (field.type === 'date') return { ...field, admin: hiddenInputAdmin }
  if (field.type === 'select') return { ...field, admin: hiddenInputAdmin }
  return field.type === 'number' ? { ...field, admin: hiddenInputAdmin } : field
}
