import type { Field } from 'payload'
import { PAGE_COLLECTIONS, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'
import { seoText } from '../words/admin/seo'
import { seoField } from './seoField'

const addSeoTab = <Entity extends { fields: Field[] }>(entity: Entity): Entity => ({
  ...entity,
  fields: entity.fields.map((field) =>
    field.type === 'tabs'
      ? { ...field, tabs: [...field.tabs, { label: seoText.group.label, fields: [seoField] }] }
      : field,
  ),
})

/** The function that adds the SEO tab, by the slug of each page collection. */
export const addSeoTabByPageCollection = Object.fromEntries(
  PAGE_COLLECTIONS.map((slug) => [slug, addSeoTab]),
)
export const addSeoTabByPageGlobal = Object.fromEntries(
  PAGE_GLOBALS.map((slug) => [slug, addSeoTab]),
)
