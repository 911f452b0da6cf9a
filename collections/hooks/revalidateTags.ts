import { sql } from '@payloadcms/db-postgres'
import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { CONTENT_CHANNEL, cacheTag } from '@/src/domain/cacheTag'
import { transactionDrizzle } from '@/src/transactionDrizzle'

export const revalidateAfterChange: CollectionAfterChangeHook = ({ collection, req }) =>
  dropKeptPages(collection.slug, req)

export const revalidateAfterDelete: CollectionAfterDeleteHook = ({ collection, req }) =>
  dropKeptPages(collection.slug, req)

export const revalidateGlobal: GlobalAfterChangeHook = ({ global, req }) =>
  dropKeptPages(global.slug, req)

async function dropKeptPages(slug: string, req: PayloadRequest) {
  if (req.context.disableRevalidate) return
  dropOwnPages(slug, req)
  await tellAllServers(slug, req)
}

// Told when the change is committed, and not at all when it is undone.
async function tellAllServers(slug: string, req: PayloadRequest) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`SELECT pg_notify(${CONTENT_CHANNEL}, ${cacheTag(slug)})`)
}

// The answer to this very save already knows of it.
function dropOwnPages(slug: string, req: PayloadRequest) {
  try {
    revalidateTag(cacheTag(slug), { expire: 0 })
  } catch (err) {
    if (!isOutsideNext(err)) throw err
    req.payload.logger.debug({ err, msg: 'No kept pages to drop outside Next' })
  }
}

// In the seed, the tests and the command line there is no Next around the write.
function isOutsideNext(err: unknown) {
  return err instanceof Error && err.message.includes('static generation store missing')
}
