import type { Field } from 'payload'
import { seoText } from '../words/admin/seo'
import { seoField } from './seoField'

/** A page with the SEO fields in its last tab. */
export const withSeoTab = <Entity extends { fields: Field[] }>(entity: Entity): Entity => ({
  ...entity,
  fields: entity.fields.map((field) =>
    field.type === 'tabs'
      ? { ...field, tabs: [...field.tabs, { label: seoText.group.label, fields: [seoField] }] }
      : field,
  ),
})
