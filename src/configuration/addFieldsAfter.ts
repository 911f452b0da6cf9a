import type { Field } from 'payload'
import { insertAfter } from './insertAfter'

/**
 * Adds fields to a collection or global after its field of this name, which may be in a tab.
 * @throws when there is no such field
 */
export const addFieldsAfter =
  (name: string, ...added: Field[]) =>
  <Entity extends { fields: Field[] }>(entity: Entity): Entity => {
    const fields = insertAfterField(entity.fields, name, added)
    if (!fields) throw new Error(`No field is named ${name}`)
    return { ...entity, fields }
  }

function insertAfterField(fields: Field[], name: string, added: Field[]): Field[] | null {
  const isAnchor = (field: Field) => 'name' in field && field.name === name
  if (fields.some(isAnchor)) return insertAfter(fields, isAnchor, ...added)
  let isFound = false
  const changed = fields.map((field): Field => {
    if (field.type !== 'tabs') return field
    const tabs = field.tabs.map((tab) => {
      const inside = insertAfterField(tab.fields, name, added)
      isFound ||= inside !== null
      return inside ? { ...tab, fields: inside } : tab
    })
    return { ...field, tabs }
  })
  return isFound ? changed : null
}
