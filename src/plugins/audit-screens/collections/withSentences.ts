import type { CollectionConfig, Field, UIField } from 'payload'
import { EMPTY_COMPONENT } from '@/collections/admin/listComponents'

/** Shows each entry as a sentence, in the list and on its page, instead of column by column. */
export function withSentences(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection
  const list = { Component: '/src/plugins/audit-screens/admin/AuditListView#AuditListView' }
  const components = { ...admin?.components, views: { ...admin?.components?.views, list } }
  return {
    ...collection,
    admin: { ...admin, components, defaultColumns: ['createdAt'] },
    fields: [entryField, ...fields.map(withoutInput)],
  }
}

const entryField: UIField = {
  name: 'entry',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/src/plugins/audit-screens/admin/AuditEntryView#AuditEntryView' },
  },
}

const noInput = { components: { Field: EMPTY_COMPONENT } }

function withoutInput(field: Field): Field {
  if (field.type === 'text') return { ...field, admin: noInput }
  if (field.type === 'date') return { ...field, admin: noInput }
  if (field.type === 'select') return { ...field, admin: noInput }
  return field.type === 'number' ? { ...field, admin: noInput } : field
}
