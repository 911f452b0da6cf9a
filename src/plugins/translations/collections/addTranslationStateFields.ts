import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'
import { addFrenchTitle } from './addFrenchTitle'
import { languagesField } from './languagesField'

/** Adds to each document its translation state, and to untranslated pages their French title. */
export const addTranslationStateFields = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(addTranslationStateColumn).map(addFrenchTitle),
  globals: config.globals?.map(addTranslationStateField),
})

// Whether this is the first of `translationStateFields`.
const isFirstTranslationField = (field: Field) => 'name' in field && field.name === 'savedAt'

function addTranslationStateField<Entity extends CollectionConfig | GlobalConfig>(
  entity: Entity,
): Entity {
  const place = entity.fields.findIndex(isFirstTranslationField)
  if (place < 0) return entity
  return { ...entity, fields: entity.fields.toSpliced(place, 0, languagesField) }
}

function addTranslationStateColumn(collection: CollectionConfig): CollectionConfig {
  const { admin, fields } = collection
  const columns = admin?.defaultColumns
  if (!columns || !fields.some(isFirstTranslationField)) return collection
  const defaultColumns = columns.toSpliced(columns.indexOf('_status'), 0, languagesField.name)
  return addTranslationStateField({ ...collection, admin: { ...admin, defaultColumns } })
}
