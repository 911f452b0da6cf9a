import type { Payload } from 'payload'
import { asTheFirm } from '../asTheFirm'
import { setFrench } from '../frenchTypography'

type NewMedia = {
  filename: string
  mimetype: 'image/webp' | 'image/svg+xml'
  alt: string
  /** Called only when the media library has no file of this name. */
  render: () => Promise<Buffer>
}

/** @returns the id of the media document of that file name */
export async function storeMedia(
  payload: Payload,
  { filename, mimetype, alt, render }: NewMedia,
): Promise<number> {
  const { docs } = await payload.find({
    ...asTheFirm,
    collection: 'media',
    where: { filename: { equals: filename } },
    limit: 1,
    pagination: false,
  })
  if (docs[0]) return docs[0].id
  const bytes = await render()
  const { id } = await payload.create({
    ...asTheFirm,
    collection: 'media',
    data: { alt: setFrench(alt) },
    file: { name: filename, data: bytes, mimetype, size: bytes.length },
    // Scaling a picture takes seconds on a busy machine: too long for the database to wait in one.
    disableTransaction: true,
  })
  return id
}
