import type { Field } from 'payload'
import { insertAfter } from './insertAfter'

/** Adds fields to a collection or global after its field of this name, at the outermost level. */
export const fieldsAfter =
  (name: string, ...added: Field[]) =>
  <Entity extends { fields: Field[] }>(entity: Entity): Entity => ({
    ...entity,
    fields: insertAfter(entity.fields, (field) => 'name' in field && field.name === name, ...added),
  })
