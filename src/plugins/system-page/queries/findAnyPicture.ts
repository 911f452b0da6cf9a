import type { Payload } from 'payload'

/** Finds a public image by its requested path; null when there is none. */
export async function findAnyPicture(
  payload: Payload,
): Promise<{ path: string; bytes: number } | null> {
  const { docs } = await payload.find({
    collection: 'media',
    overrideAccess: false,
    select: { url: true, filesize: true, filename: true },
    sort: 'id',
    limit: 1,
    pagination: false,
    depth: 0,
  })
  const { url, filesize } = docs[0] ?? {}
  return url && filesize ? { path: url, bytes: filesize } : null
}
