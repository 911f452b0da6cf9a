import type { Field } from 'payload'

/** Adds fields to a collection before its field of this name, behind those that other plugins added there. */
export const addFieldsBefore =
  (name: string, ...added: Field[]) =>
  <Entity extends { fields: Field[] }>(entity: Entity): Entity => {
    const place = entity.fields.findIndex((field) => 'name' in field && field.name === name)
    if (place < 0) throw new Error(`There is no field ${name}`)
    return { ...entity, fields: entity.fields.toSpliced(place, 0, ...added) }
  }
