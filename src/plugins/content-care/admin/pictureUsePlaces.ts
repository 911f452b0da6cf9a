import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { findPictureUsage, type PicturePlace } from '@/src/queries/findPictureUsage'

export type PictureUsePlace = { name: string; address: string }

/** The result is cached per request: one query for all pictures of the page. */
export const findPictureUsageOnce = cache(findPictureUsage)

/** Returns the label of a place, and the URL of the form where it is edited. */
export function labelAndUrlOfPlace(
  place: PicturePlace,
  { i18n, payload }: PayloadRequest,
): PictureUsePlace {
  const { admin } = payload.config.routes
  if ('collection' in place) {
    const { collection, id, title } = place
    return { name: title, address: `${admin}/collections/${collection}/${id}` }
  }
  const config = payload.globals.config.find(({ slug }) => slug === place.global)
  return {
    name: getTranslation(config?.label ?? place.global, i18n),
    address: `${admin}/globals/${place.global}`,
  }
}
