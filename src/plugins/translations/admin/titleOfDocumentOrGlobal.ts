import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'

type DocumentOrGlobal = { collection: string; title: string } | { global: string }

/** Returns the title of a document or global, and for a document the name of its collection. */
export function titleOfDocumentOrGlobal(
  place: DocumentOrGlobal,
  { i18n, payload }: PayloadRequest,
) {
  if ('global' in place) {
    const config = payload.globals.config.find(({ slug }) => slug === place.global)
    return { name: getTranslation(config?.label ?? place.global, i18n), kind: '' }
  }
  const config = payload.config.collections.find(({ slug }) => slug === place.collection)
  return {
    name: place.title,
    kind: getTranslation(config?.labels.singular ?? place.collection, i18n),
  }
}
