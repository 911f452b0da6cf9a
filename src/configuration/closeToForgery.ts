import type { CollectionConfig, Config, DateField, Field, FieldAccess, GlobalConfig } from 'payload'
import { adminsOnly } from '@/src/access/adminsOnly'
import { nobody } from '@/src/access/nobody'

const byNobody: { create: FieldAccess; update: FieldAccess } = { create: nobody, update: nobody }

// Where a file lies in the store.
const STORE_FIELDS = ['prefix', '_objectKey']

/** A plugin, the last one: what the product itself notes about a document is not sent by anybody. */
export function closeToForgery(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(closedCollection),
    globals: config.globals?.map(closedGlobal),
  }
}

function closedCollection(collection: CollectionConfig): CollectionConfig {
  const fields = collection.fields.map(closedInStore)
  if (collection.timestamps === false) return { ...collection, fields }
  const trash = collection.trash ? [trashedAt] : []
  return { ...collection, fields: [...fields, ...timestamps({ index: true }), ...trash] }
}

/** Since when a document lies in the trash: at the moment it is sent there, whatever is sent along. */
const trashedAt: DateField = {
  name: 'deletedAt',
  type: 'date',
  index: true,
  label: ({ t }) => t('general:deletedAt'),
  access: { create: nobody, update: adminsOnly },
  hooks: {
    beforeChange: [
      ({ previousValue, value }) => (value ? (previousValue ?? new Date().toISOString()) : null),
    ],
  },
  admin: {
    disableBulkEdit: true,
    hidden: true,
    components: { Cell: '/components/admin/timezone/InstantCell#InstantCell' },
  },
}

function closedGlobal(global: GlobalConfig): GlobalConfig {
  return { ...global, fields: [...global.fields, ...timestamps({ index: false })] }
}

function closedInStore(field: Field): Field {
  const isOfStore = field.type === 'text' && STORE_FIELDS.includes(field.name)
  return isOfStore ? { ...field, access: { ...field.access, ...byNobody } } : field
}

// What Payload adds itself to a collection that has none, and leaves open.
function timestamps({ index }: { index: boolean }): DateField[] {
  const names = ['updatedAt', 'createdAt'] as const
  return names.map((name) => ({
    name,
    type: 'date',
    index,
    label: ({ t }) => t(`general:${name}`),
    access: byNobody,
    admin: {
      disableBulkEdit: true,
      hidden: true,
      components: { Cell: '/components/admin/timezone/InstantCell#InstantCell' },
    },
  }))
}
