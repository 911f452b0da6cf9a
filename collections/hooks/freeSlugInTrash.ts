import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { firstFreeSlug, slugInTrash, slugOutOfTrash } from '@/src/domain/slug'
import { transactionDrizzle } from '@/src/transactionDrizzle'

type Page = { id: number; slug: string; deletedAt?: string | null }

/**
 * A page in the trash leaves its address to others, and takes it back when it is restored: the first
 * one like it that is free, where another page has it by then.
 */
export const freeSlugInTrash: CollectionBeforeChangeHook<Page> = async (args) => {
  const { collection, data, originalDoc, req } = args
  if (!originalDoc || Boolean(data.deletedAt) === Boolean(originalDoc.deletedAt)) return data
  const { id, slug } = originalDoc
  if (data.deletedAt) return { ...data, slug: slugInTrash(slug, id) }
  const wanted = slugOutOfTrash(slug)
  return { ...data, slug: firstFreeSlug(wanted, await takenSlugs(collection.slug, wanted, req)) }
}

async function takenSlugs(collection: string, wanted: string, req: PayloadRequest) {
  const drizzle = await transactionDrizzle(req)
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const { rows } = await drizzle.execute(
    sql`SELECT slug FROM ${table} WHERE starts_with(slug, ${wanted})`,
  )
  return new Set(rows.map(({ slug }) => String(slug)))
}
