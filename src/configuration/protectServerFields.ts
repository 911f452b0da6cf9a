import type { CollectionConfig, Config, DateField, Field, FieldAccess, GlobalConfig } from 'payload'
import { adminsOnly, nobody } from '@/src/access/roles'

const readOnlyAccess: { create: FieldAccess; update: FieldAccess } = {
  create: nobody,
  update: nobody,
}

// The fields with the location of a file in the store.
const FILE_STORE_FIELDS = ['prefix', '_objectKey']

/** Plugin, the last one, that makes the fields that the server sets read-only for clients. */
export function protectServerFields(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(protectCollectionFields),
    globals: config.globals?.map(protectGlobalFields),
  }
}

function protectCollectionFields(collection: CollectionConfig): CollectionConfig {
  const fields = collection.fields.map(protectFileStoreField)
  if (collection.timestamps === false) return { ...collection, fields }
  const trash = collection.trash ? [deletedAtField] : []
  return { ...collection, fields: [...fields, ...createTimestampFields({ index: true }), ...trash] }
}

/** The time of deletion (trash): the server sets it and ignores the value of the client. */
const deletedAtField: DateField = {
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
    components: { Cell: '/components/admin/timezone/DateTimeCell#DateTimeCell' },
  },
}

function protectGlobalFields(global: GlobalConfig): GlobalConfig {
  return { ...global, fields: [...global.fields, ...createTimestampFields({ index: false })] }
}

function protectFileStoreField(field: Field): Field {
  const isOfStore = field.type === 'text' && FILE_STORE_FIELDS.includes(field.name)
  return isOfStore ? { ...field, access: { ...field.access, ...readOnlyAccess } } : field
}

// Declares the fields that Payload would add by itself, and would let clients write.
function createTimestampFields({ index }: { index: boolean }): DateField[] {
  const names = ['updatedAt', 'createdAt'] as const
  return names.map((name) => ({
    name,
    type: 'date',
    index,
    label: ({ t }) => t(`general:${name}`),
    access: readOnlyAccess,
    admin: {
      disableBulkEdit: true,
      hidden: true,
      components: { Cell: '/components/admin/timezone/DateTimeCell#DateTimeCell' },
    },
  }))
}
