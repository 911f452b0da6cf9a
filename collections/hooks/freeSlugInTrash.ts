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
    const wanted = slugOutOfTrash(slug)
    return firstFreeSlug(wanted, await takenSlugs(collection.slug, { wanted, language }, req))
  }
  // Payload merges the languages that are not being saved from here, after this hook.
  const slugs = siblingDocWithLocales?.slug ?? {}
  for (const [language, slug] of Object.entries(slugs)) {
    if (slug) Object.assign(slugs, { [language]: await moved(slug, language) })
  }
  return originalDoc.slug ? moved(originalDoc.slug, String(req.locale)) : value
}

type Wanted = { wanted: string; language: string }

async function takenSlugs(collection: string, { wanted, language }: Wanted, req: PayloadRequest) {
  const drizzle = await transactionDrizzle(req)
  const table = sql.identifier(`${collection.replaceAll('-', '_')}_locales`)
  const { rows } = await drizzle.execute(sql`
    SELECT slug FROM ${table} WHERE _locale = ${language} AND starts_with(slug, ${wanted})`)
  return new Set(rows.map(({ slug }) => String(slug)))
}
