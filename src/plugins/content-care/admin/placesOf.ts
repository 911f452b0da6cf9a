import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { cache } from 'react'
import { findPictureUsage, type PicturePlace } from '@/src/queries/findPictureUsage'

export type NamedPlace = { name: string; address: string }

/** Cached per request: one query for all pictures of the page. */
export const usageOf = cache(findPictureUsage)

/** The label of a place, and the URL of the form where it is edited. */
export function namedPlace(place: PicturePlace, { i18n, payload }: PayloadRequest): NamedPlace {
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
