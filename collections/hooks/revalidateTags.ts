import { revalidateTag } from 'next/cache'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload'
import { cacheTag } from '@/src/domain/cacheTag'

export const revalidateAfterChange: CollectionAfterChangeHook = ({ collection, req }) =>
  dropKeptPages(collection.slug, req)

export const revalidateAfterDelete: CollectionAfterDeleteHook = ({ collection, req }) =>
  dropKeptPages(collection.slug, req)

export const revalidateGlobal: GlobalAfterChangeHook = ({ global, req }) =>
  dropKeptPages(global.slug, req)

function dropKeptPages(slug: string, req: PayloadRequest) {
  if (req.context.disableRevalidate) return
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
