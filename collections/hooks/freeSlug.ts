import { sql } from '@payloadcms/db-postgres'
import type { FieldHook, PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { firstFreeSlug, slugInTrash, slugOutOfTrash } from '@/src/domain/addresses/slug'

type Page = { id: number; slug?: string | null; deletedAt?: string | null }

/**
 * A page in the trash leaves its addresses to others, that of each language, and takes them back when
 * it is restored: the first one like it that is free, where another page has it by then.
 */
export const freeSlugInTrash: FieldHook<Page, string | null | undefined> = async (args) => {
  const { collection, data, originalDoc, req, siblingDocWithLocales, value } = args
  if (!collection || !originalDoc) return value
  if (Boolean(data?.deletedAt) === Boolean(originalDoc.deletedAt)) return value
  const moved = async (slug: string, language: string) => {
    if (data?.deletedAt) return slugInTrash(slug, originalDoc.id)
    return freeSlug(collection.slug, { wanted: slugOutOfTrash(slug), language }, req)
  }
  // Payload merges the languages that are not being saved from here, after this hook.
  const slugs = siblingDocWithLocales?.slug ?? {}
  for (const [language, slug] of Object.entries(slugs)) {
    if (slug) Object.assign(slugs, { [language]: await moved(slug, language) })
  }
  return originalDoc.slug ? moved(originalDoc.slug, String(req.locale)) : value
}

/** A copy has addresses of its own, like those of its model: Payload would make them of no use, « adresse - Copie ». */
export const startBesideModel: FieldHook<Page, string | null | undefined> = (args) => {
  const { collection, req, value } = args
  if (!collection || !value) return value
  return freeSlug(collection.slug, { wanted: slugOutOfTrash(value) }, req)
}

type Wanted = {
  wanted: string
  /** Without one the address is free in all languages. */
  language?: string
}

async function freeSlug(collection: string, { wanted, language }: Wanted, req: PayloadRequest) {
  const drizzle = await transactionDrizzle(req)
  const table = sql.identifier(`${collection.replaceAll('-', '_')}_locales`)
  const { rows } = await drizzle.execute(sql`
    SELECT slug FROM ${table}
    WHERE starts_with(slug, ${wanted}) ${language ? sql`AND _locale = ${language}` : sql``}`)
  return firstFreeSlug(wanted, new Set(rows.map(({ slug }) => String(slug))))
}
