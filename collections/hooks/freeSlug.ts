import { sql } from '@payloadcms/db-postgres'
import type { FieldHook, PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { firstFreeSlug, originalSlug, trashedSlug } from '@/src/domain/urls/slug'

type Page = { id: number; slug?: string | null; deletedAt?: string | null }

/**
 * A page in the trash frees its slug in each language, and takes it back when it is restored, with
 * a suffix when another page uses it.
 */
export const freeSlugInTrash: FieldHook<Page, string | null | undefined> = async (args) => {
  const { collection, data, originalDoc, req, siblingDocWithLocales, value } = args
  if (!collection || !originalDoc) return value
  if (Boolean(data?.deletedAt) === Boolean(originalDoc.deletedAt)) return value
  const moved = async (slug: string, language: string) => {
    if (data?.deletedAt) return trashedSlug(slug, originalDoc.id)
    return freeSlug(collection.slug, { requestedSlug: originalSlug(slug), language }, req)
  }
  // Payload merges the other languages from this object after this hook.
  const slugs = siblingDocWithLocales?.slug ?? {}
  for (const [language, slug] of Object.entries(slugs)) {
    if (slug) Object.assign(slugs, { [language]: await moved(slug, language) })
  }
  return originalDoc.slug ? moved(originalDoc.slug, String(req.locale)) : value
}

/**
 * A copied page gets a free slug like the original's: Payload would add " - Copie", which is not a
 * valid slug.
 */
export const slugForCopy: FieldHook<Page, string | null | undefined> = (args) => {
  const { collection, req, value } = args
  if (!collection || !value) return value
  return freeSlug(collection.slug, { requestedSlug: originalSlug(value) }, req)
}

type SlugRequest = {
  requestedSlug: string
  /** Without a language, the slug is free in all languages. */
  language?: string
}

async function freeSlug(
  collection: string,
  { requestedSlug, language }: SlugRequest,
  req: PayloadRequest,
) {
  const drizzle = await transactionDrizzle(req)
  const table = sql.identifier(`${collection.replaceAll('-', '_')}_locales`)
  const { rows } = await drizzle.execute(sql`
    SELECT slug FROM ${table}
    WHERE starts_with(slug, ${requestedSlug}) ${language ? sql`AND _locale = ${language}` : sql``}`)
  return firstFreeSlug(requestedSlug, new Set(rows.map(({ slug }) => String(slug))))
}
