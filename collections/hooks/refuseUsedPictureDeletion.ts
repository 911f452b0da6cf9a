import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { mediaText } from '@/src/content/admin/media'

type PicturePlace = { title: string } | { global: string }

/** The documents that use each image, by its id. */
export type FindPictureUsage = (
  req: PayloadRequest,
) => Promise<ReadonlyMap<number, readonly PicturePlace[]>>

/** Refuses to delete an image that a page uses. */
export const refuseUsedPictureDeletion =
  (findUsage: FindPictureUsage): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    if (!req.user) return
    const places = (await findUsage(req)).get(Number(id)) ?? []
    if (places.length === 0) return
    const names = places.map((place) =>
      'global' in place ? globalName(req, place.global) : place.title,
    )
    throw new APIError(mediaText.errors.inUse(names), 409, null, true)
  }

function globalName({ payload }: PayloadRequest, global: string) {
  const label = payload.globals.config.find(({ slug }) => slug === global)?.label
  return typeof label === 'string' ? label : global
}
