import type { CollectionBeforeChangeHook } from 'payload'
import { formerSlugs } from '@/src/domain/urls/slug'

type SluggedDocument = { id: number; slug: string; previousSlugs?: string[] | null }
type Stored = { slug?: Record<string, string | null> | null; previousSlugs?: string[] | null }

/**
 * Stores the former slug of a page in the saved language. It is compared with the published row,
 * because `originalDoc` may be a draft, and a restored version has an older list.
 */
export const storePreviousSlugs: CollectionBeforeChangeHook<SluggedDocument> = async (args) => {
  const { collection, data, originalDoc, req } = args
  if (!originalDoc) return data
  const stored = await req.payload.db.findOne<Stored & { id: number }>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    req,
  })
  if (!stored) return data
  const slug = stored.slug?.[String(req.locale)]
  const { previousSlugs } = stored
  return { ...data, previousSlugs: formerSlugs({ slug, previousSlugs }, data.slug ?? slug ?? '') }
}
