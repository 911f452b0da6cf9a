import type { CollectionBeforeChangeHook } from 'payload'
import { slugsLeft } from '@/src/domain/slug'

type Renamed = { id: number; slug: string; previousSlugs?: string[] | null }

/**
 * Remembers the address that a page leaves. Compared with the stored row, which visitors see:
 * `originalDoc` may be a draft, and an older version that is restored brings its older list.
 */
export const keepPreviousSlugs: CollectionBeforeChangeHook<Renamed> = async (args) => {
  const { collection, data, originalDoc, req } = args
  if (!originalDoc) return data
  const stored = await req.payload.db.findOne<Renamed>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    req,
  })
  return stored ? { ...data, previousSlugs: slugsLeft(stored, data.slug ?? stored.slug) } : data
}
