import { sql } from '@payloadcms/db-postgres'
import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Field,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { serializeLanguageIndependentContent } from '@/src/domain/languages/localizedTexts'
import { isSiteLanguage } from '@/src/domain/languages/siteLocale'
import { CONTENT_CHANGED_CHANNEL, cacheTag } from '@/src/domain/pages/cacheTag'

export const revalidateAfterChange: CollectionAfterChangeHook = ({ collection, req, ...change }) =>
  invalidatePages(changedCacheTag(collection, change, req), req)

export const revalidateAfterDelete: CollectionAfterDeleteHook = ({ collection, req }) =>
  invalidatePages(cacheTag(collection.slug), req)

export const revalidateGlobal: GlobalAfterChangeHook = ({ global, req, ...change }) =>
  invalidatePages(changedCacheTag(global, change, req), req)

type DocumentChange = { doc: unknown; previousDoc?: unknown }

// Returns the tag to invalidate: texts are saved in one language, other fields in all at once.
function changedCacheTag(
  { fields, slug }: { fields: Field[]; slug: string },
  change: DocumentChange,
  req: PayloadRequest,
) {
  const isShared =
    serializeLanguageIndependentContent(fields, change.doc) !==
    serializeLanguageIndependentContent(fields, change.previousDoc)
  return isShared || !isSiteLanguage(req.locale) ? cacheTag(slug) : cacheTag(slug, req.locale)
}

/** Invalidates cached pages with this tag, on this server and on all others. */
export async function invalidatePages(tag: string, req: PayloadRequest) {
  if (req.context.disableRevalidate) return
  invalidatePagesOnThisServer(tag, req)
  await notifyServersToInvalidate(tag, req)
}

// PostgreSQL sends the notification at the commit, and not after a rollback.
async function notifyServersToInvalidate(tag: string, req: PayloadRequest) {
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`SELECT pg_notify(${CONTENT_CHANGED_CHANNEL}, ${tag})`)
}

// Invalidates immediately, so that the response to this save is already current.
function invalidatePagesOnThisServer(tag: string, req: PayloadRequest) {
  try {
    revalidateTag(tag, { expire: 0 })
  } catch (err) {
    if (!isErrorOutsideNext(err)) throw err
    req.payload.logger.debug({ err, msg: 'No cached pages to invalidate outside Next' })
  }
}

// Whether the error only means that no Next.js request runs, as in the seed, the tests and the
// commands.
function isErrorOutsideNext(err: unknown) {
  return err instanceof Error && err.message.includes('static generation store missing')
}
