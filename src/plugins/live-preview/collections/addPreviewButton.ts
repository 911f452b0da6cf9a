import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { isPageCollection, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'
import { previewPathOfGlobal, previewPathOfPage } from '../rules/previewedPage'

/** Adds the button that opens the draft of a page on the site. */
export const addPreviewButton = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(addDocumentPreviewUrl),
  globals: config.globals?.map(addGlobalPreviewUrl),
})

function addDocumentPreviewUrl(collection: CollectionConfig): CollectionConfig {
  const { admin, slug } = collection
  if (!isPageCollection(slug)) return collection
  const preview: NonNullable<CollectionConfig['admin']>['preview'] = (page, { locale }) =>
    previewPathOfPage(slug, { slug: page.slug, locale })
  return { ...collection, admin: { ...admin, preview } }
}

function addGlobalPreviewUrl(global: GlobalConfig): GlobalConfig {
  const page = PAGE_GLOBALS.find((slug) => slug === global.slug)
  if (!page) return global
  const preview: NonNullable<GlobalConfig['admin']>['preview'] = (_document, { locale }) =>
    previewPathOfGlobal(page, locale)
  return { ...global, admin: { ...global.admin, preview } }
}
