import type { Payload } from 'payload'
import type { PreviewedDocumentKey } from '@/src/plugins/live-preview/rules/previewed'
import {
  type ContentReadOptions,
  createUnsavedDocumentReadOptions,
  createUnsavedGlobalReadOptions,
} from '@/src/queries/contentReadOptions'

/**
 * Finds the document of the preview beside its form, within the user's access rights; null when
 * there is none.
 */
export async function findPreviewedDocument(
  payload: Payload,
  reader: ContentReadOptions,
  previewed: PreviewedDocumentKey,
) {
  if ('global' in previewed) {
    const slug = previewed.global
    return payload.findGlobal({
      slug,
      ...reader,
      ...createUnsavedGlobalReadOptions(reader, slug),
      depth: 1,
    })
  }
  const { collection, id } = previewed
  const stored = await payload.findByID({
    ...{ collection, id, ...reader },
    select: {},
    depth: 0,
    disableErrors: true,
  })
  if (!stored) return null
  const typed = createUnsavedDocumentReadOptions(reader, collection) ?? { id }
  return payload.findByID({ collection, ...reader, ...typed, depth: 1, disableErrors: true })
}
