// Next loads this file by its path (cacheHandler in next.config.ts), so it is plain JavaScript.
import { LRUCache } from 'lru-cache'

const MAX_CACHE_BYTES = 128 * 1024 * 1024

/**
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Answer
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue} CacheHandlerValue
 * @typedef {Omit<CacheHandlerValue, 'value'> & { value: Answer, tags: string[], knownDrops: number }} Cached
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler
 */

/**
 * @type {Map<string, string>} The cache key of each page by its path; the key starts with the
 * route's hash.
 */
const pageKeyByPath = new Map()

/** @type {LRUCache<string, Cached>} */
const cachedEntries = new LRUCache({
  maxSize: MAX_CACHE_BYTES,
  sizeCalculation: ({ value }) => entryBytes(value),
  dispose: (_, key, reason) => {
    if (reason !== 'set') pageKeyByPath.delete(pagePathOfKey(key))
  },
})

let invalidationCount = 0
/** @type {Map<string, number>} For each tag, the sequence number of its last invalidation. */
const lastInvalidationByTag = new Map()
/** The sequence number of the last full invalidation. */
let lastFullInvalidation = 0

// The web server, another bundle in this process, calls this for content saved on other servers.
globalThis.cachedAnswersDrop = invalidateTags
// The web server checks this before it passes a request to Next: an uncached page needs the
// database.
globalThis.cachedAnswersHas = (path) => {
  const answer = cachedEntries.peek(pageKeyByPath.get(path) ?? '')
  return answer !== undefined && !isInvalidated(answer, [])
}

/** @param {string[] | 'all'} tags */
function invalidateTags(tags) {
  invalidationCount += 1
  if (tags === 'all') lastFullInvalidation = invalidationCount
  else for (const tag of tags) lastInvalidationByTag.set(tag, invalidationCount)
}

/**
 * The cache handler of Next: pages and query results in memory, up to a size limit, until one of
 * their tags is invalidated. Next creates an instance for each request. An entry counts as old as
 * the start of its request, because rendering may have read content that a save replaced before it
 * finished.
 *
 * @implements {CacheHandler}
 */
export default class MemoryCacheHandler {
  knownDrops = invalidationCount
  lastModified = Date.now()

  /** @type {CacheHandler['get']} */
  async get(key, context) {
    const answer = cachedEntries.get(key)
    if (!answer) return null
    const requestedTags =
      'tags' in context ? [...(context.tags ?? []), ...(context.softTags ?? [])] : []
    return isInvalidated(answer, requestedTags) ? null : answer
  }

  /** @type {CacheHandler['set']} */
  async set(key, value, context) {
    const { knownDrops, lastModified } = this
    if (!value || (cachedEntries.get(key)?.knownDrops ?? 0) > knownDrops) return
    const tags = 'tags' in context ? (context.tags ?? []) : cacheTagsOf(value)
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    if (value.kind !== 'FETCH') pageKeyByPath.set(pagePathOfKey(key), key)
    cachedEntries.set(key, { value, lastModified, cacheControl, tags, knownDrops })
  }

  /** @type {CacheHandler['revalidateTag']} */
  async revalidateTag(tags) {
    invalidateTags([tags].flat())
  }

  resetRequestCache() {}
}

/** @param {string} key Next's format: `/route-cache/APP_PAGE/<hash of the source route>/$<path>` */
function pagePathOfKey(key) {
  return key.slice(key.indexOf('$') + 1)
}

/**
 * @param {Cached} answer
 * @param {string[]} asked
 */
function isInvalidated({ tags, knownDrops }, requestedTags) {
  if (lastFullInvalidation > knownDrops) return true
  return [...tags, ...requestedTags].some(
    (tag) => (lastInvalidationByTag.get(tag) ?? 0) > knownDrops,
  )
}

/** @param {Answer} value */
function cacheTagsOf(value) {
  const tags = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

/** @param {Answer} value */
function entryBytes(value) {
  if (value.kind === 'FETCH') return 2 * value.data.body.length + 1
  if (value.kind === 'APP_ROUTE') return value.body.length + 1
  if (value.kind !== 'APP_PAGE') return 1
  const segments = Array.from(value.segmentData?.values() ?? [])
  const parts = [value.rscData, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 0)
  return 2 * value.html.length + parts + 1
}
