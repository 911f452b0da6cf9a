import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, FieldHook, PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { slugify } from '@/src/domain/text/normalizeText'
import { firstFreeSlug, formerSlugs, originalSlug, trashedSlug } from '@/src/domain/urls/slug'

type SluggedPage = {
  id: number
  slug?: string | null
  title?: string | null
  deletedAt?: string | null
}

/**
 * Makes the slug of a page that Payload copied into another language from the translated title, as
 * for a page that was not copied; later changes by staff stay.
 */
export const setSlugFromTranslatedTitle: FieldHook<SluggedPage, string | null | undefined> = (
  args,
) => {
  const { data, originalDoc, req, siblingDocWithLocales, value } = args
  if (req.locale === SOURCE_LANGUAGE || !originalDoc) return value
  const slugs = new Map(Object.entries(siblingDocWithLocales?.slug ?? {}))
  const titles = new Map(Object.entries(siblingDocWithLocales?.title ?? {}))
  const titleThere = titles.get(SOURCE_LANGUAGE)
  const isCopy = value === slugs.get(SOURCE_LANGUAGE) && originalDoc.title === titleThere
  const title = data?.title
  return isCopy && title && title !== titleThere ? slugify(title) : value
}

/**
 * Frees the slug of a page in the trash in each language. A restored page takes it back, with a
 * suffix when another page uses it.
 */
export const releaseSlugInTrash: FieldHook<SluggedPage, string | null | undefined> = async (
  args,
) => {
  const { collection, data, originalDoc, req, siblingDocWithLocales, value } = args
  if (!collection || !originalDoc) return value
  if (Boolean(data?.deletedAt) === Boolean(originalDoc.deletedAt)) return value
  const moved = async (slug: string, language: string) => {
    if (data?.deletedAt) return trashedSlug(slug, originalDoc.id)
    return findFreeSlug(collection.slug, { requestedSlug: originalSlug(slug), language }, req)
  }
  // Payload merges the other languages from this object after this hook.
  const slugs = siblingDocWithLocales?.slug ?? {}
  for (const [language, slug] of Object.entries(slugs)) {
    if (slug) Object.assign(slugs, { [language]: await moved(slug, language) })
  }
  return originalDoc.slug ? moved(originalDoc.slug, String(req.locale)) : value
}

/**
 * Gives a copied page a free slug like the original's: Payload would add " - Copie", which is not a
 * valid slug.
 */
export const assignSlugToCopy: FieldHook<SluggedPage, string | null | undefined> = (args) => {
  const { collection, req, value } = args
  if (!collection || !value) return value
  return findFreeSlug(collection.slug, { requestedSlug: originalSlug(value) }, req)
}

type FreeSlugOptions = {
  requestedSlug: string
  /** Without a language, the slug is free in all languages. */
  language?: string
}

async function findFreeSlug(
  collection: string,
  { requestedSlug, language }: FreeSlugOptions,
  req: PayloadRequest,
) {
  const drizzle = await transactionDrizzle(req)
  const table = sql.identifier(`${collection.replaceAll('-', '_')}_locales`)
  const { rows } = await drizzle.execute(sql`
    SELECT slug FROM ${table}
    WHERE starts_with(slug, ${requestedSlug}) ${language ? sql`AND _locale = ${language}` : sql``}`)
  return firstFreeSlug(requestedSlug, new Set(rows.map(({ slug }) => String(slug))))
}

type SluggedDocument = { id: number; slug: string; previousSlugs?: string[] | null }
type StoredSlugFields = {
  slug?: Record<string, string | null> | null
  previousSlugs?: string[] | null
}

/**
 * Stores the former slug of a page in the saved language. It is compared with the published row,
 * because `originalDoc` may be a draft, and a restored version has an older list.
 */
export const storePreviousSlugs: CollectionBeforeChangeHook<SluggedDocument> = async (args) => {
  const { collection, data, originalDoc, req } = args
  if (!originalDoc) return data
  const stored = await req.payload.db.findOne<StoredSlugFields & { id: number }>({
    collection: collection.slug,
    where: { id: { equals: originalDoc.id } },
    req,
  })
  if (!stored) return data
  const slug = stored.slug?.[String(req.locale)]
  const { previousSlugs } = stored
  return { ...data, previousSlugs: formerSlugs({ slug, previousSlugs }, data.slug ?? slug ?? '') }
}
