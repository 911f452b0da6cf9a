import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'
import { languagesField } from './languagesField'
import { withFrenchTitle } from './withFrenchTitle'

/**
 * Payload's configuration with the translation state of each document that stores one, and the French
 * title of untranslated pages.
 */
export const addLanguages = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(withLanguagesColumn).map(withFrenchTitle),
  globals: config.globals?.map(withLanguages),
})

// The name of the first of `translationFields`.
const isStored = (field: Field) => 'name' in field && field.name === 'savedAt'

function withLanguages<Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity {
  const place = entity.fields.findIndex(isStored)
  if (place < 0) return entity
  return { ...entity, fields: entity.fields.toSpliced(place, 0, languagesField) }
}

function withLanguagesColumn(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection
  const columns = admin?.defaultColumns
  if (!columns || !fields.some(isStored)) return collection
  const defaultColumns = columns.toSpliced(columns.indexOf('_status'), 0, languagesField.name)
  return withLanguages({ ...collection, admin: { ...admin, defaultColumns } })
}
