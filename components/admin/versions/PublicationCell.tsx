import { DefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { cache } from 'react'
import { publicationWords as words } from '@/src/content/admin/versions'
import { findOnlineIds } from '@/src/queries/findOnlineIds'

// Asked once for all rows of the list.
const onlineIn = cache(findOnlineIds)

/**
 * In a list: whether visitors see a document, as its form says it. Payload's own cell goes by the versions
 * that are kept: one that was published once counts for ever, until it is forgotten.
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
  const isOnline = isPublished || (await onlineIn(payload, collectionSlug)).has(rowData.id)
  const said = viewType === 'trash' ? words.trashed : words.states
  const options = Object.entries(said).map(([value, label]) => ({ value, label }))
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
