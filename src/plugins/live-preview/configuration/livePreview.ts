import type { RootLivePreviewConfig } from 'payload'
import {
  PREVIEWED_COLLECTIONS,
  PREVIEWED_GLOBALS,
  parsePreviewedDocumentKey,
  previewFramePath,
} from '@/src/plugins/live-preview/rules/previewed'

/**
 * Payload's live preview configuration; its URL is null for documents that are unsaved or in the
 * trash.
 */
export const livePreviewConfig: RootLivePreviewConfig = {
  collections: [...PREVIEWED_COLLECTIONS],
  globals: [...PREVIEWED_GLOBALS],
  url: ({ collectionConfig, data, globalConfig, locale, req }) => {
    const document = globalConfig ? [globalConfig.slug] : [collectionConfig?.slug, data.id]
    const previewed = parsePreviewedDocumentKey(document.map(String))
    return previewed && !data.deletedAt
      ? previewFramePath(previewed, { locale: locale.code, edition: req.headers.get('x-edition') })
      : null
  },
}
