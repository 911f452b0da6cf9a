import type { PayloadRequest } from 'payload'
import { flattenDocumentFields } from '@/src/plugins/content-care/rules/flattenDocumentFields'
import type { LibraryPicture, PictureUse } from '@/src/plugins/content-care/rules/shownPictures'
import type { PlacedMultilingualDocument } from './readMultilingualContent'

export type UsedPictures = {
  uses: readonly PictureUse[]
  library: ReadonlyMap<number, LibraryPicture>
}

/** Reads the places of the images in this content, and the properties of each image. */
export async function readUsedPictures(
  { payload, user }: PayloadRequest,
  content: readonly PlacedMultilingualDocument[],
): Promise<UsedPictures> {
  const uses = content.flatMap(({ place, ...document }) =>
    flattenDocumentFields(document).flatMap(({ path, name, type, value }) =>
      type === 'upload' && typeof value === 'number'
        ? [{ picture: value, place, field: path, name }]
        : [],
    ),
  )
  const ids = [...new Set(uses.map(({ picture }) => picture))]
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    ...{ user, overrideAccess: false, locale: 'all', depth: 0, pagination: false },
    limit: ids.length,
    select: { alt: true, filename: true, width: true, mimeType: true },
  })
  const library = docs.map(({ id, alt, filename, width, mimeType }) => {
    const known = { width: width ?? null, mimeType: mimeType ?? null }
    return [id, { id, alt, filename: filename ?? '', ...known }] as const
  })
  return { uses, library: new Map(library) }
}
