import type { Field } from 'payload'
import { PAGE_COLLECTIONS, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'
import { seoText } from '../words/admin/seo'
import { seoField } from './seoField'

const withSeoTab = <Entity extends { fields: Field[] }>(entity: Entity): Entity => ({
  ...entity,
  fields: entity.fields.map((field) =>
    field.type === 'tabs'
      ? { ...field, tabs: [...field.tabs, { label: seoText.group.label, fields: [seoField] }] }
      : field,
  ),
})

/** The configuration of each page by slug, with the SEO fields in the last tab. */
export const seoTabByPageCollection = Object.fromEntries(
  PAGE_COLLECTIONS.map((slug) => [slug, withSeoTab]),
)
export const seoTabByPageGlobal = Object.fromEntries(PAGE_GLOBALS.map((slug) => [slug, withSeoTab]))
