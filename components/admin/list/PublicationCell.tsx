import { DefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { publicationWords as words } from '@/src/content/admin/publication'
import { findPublishedIds } from '@/src/queries/findPublishedIds'

// The ids are cached, so that one query serves all rows of the list.
const findPublishedIdsOnce = cache(findPublishedIds)

/**
 * List cell that shows, with the words of the form, whether visitors see a document. Payload's own cell looks
 * at the stored versions: a document that was unpublished would still count as published.
 */
export async function PublicationCell({
  cellData,
  collectionSlug,
  link,
  linkURL,
  payload,
  rowData,
  viewType,
}: DefaultServerCellComponentProps) {
  const isPublished = cellData === 'published'
  const isOnline =
    isPublished || (await findPublishedIdsOnce(payload, collectionSlug)).has(rowData.id)
  const stateWords = viewType === 'trash' ? words.trashed : words.states
  const options = Object.entries(stateWords).map(([value, label]) => ({ value, label }))
  return (
    <DefaultCell
      cellData={isPublished ? 'published' : isOnline ? 'changed' : 'draft'}
      collectionSlug={collectionSlug}
      field={{ name: '_status', type: 'select', options }}
      link={link}
      linkURL={linkURL}
      rowData={{ id: rowData.id }}
      viewType={viewType}
    />
  )
}
