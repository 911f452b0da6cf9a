// Next loads this file by its path (cacheHandler in next.config.ts), so it is plain JavaScript.
import { LRUCache } from 'lru-cache'

const MAX_BYTES = 128 * 1024 * 1024

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
const pageKeys = new Map()

/** @type {LRUCache<string, Cached>} */
const cached = new LRUCache({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ value }) => bytesOf(value),
  dispose: (_, key, reason) => {
    if (reason !== 'set') pageKeys.delete(pathIn(key))
  },
})

let drops = 0
/** @type {Map<string, number>} For each tag, the sequence number of its last invalidation. */
const lastDrops = new Map()
/** The sequence number of the last full invalidation. */
let lastDropOfAll = 0

// The web server, another bundle in this process, calls this for content saved on other servers.
globalThis.cachedAnswersDrop = drop
// The web server checks this before it passes a request to Next: an uncached page needs the
// database.
globalThis.cachedAnswersHas = (path) => {
  const answer = cached.peek(pageKeys.get(path) ?? '')
  return answer !== undefined && !isDropped(answer, [])
}

/** @param {string[] | 'all'} tags */
function drop(tags) {
  drops += 1
  if (tags === 'all') lastDropOfAll = drops
  else for (const tag of tags) lastDrops.set(tag, drops)
}

/**
 * The cache handler of Next: pages and query results in memory, up to a size limit, until one of
 * their tags is invalidated. Next creates an instance for each request. An entry counts as old as
 * the start of its request, because rendering may have read content that a save replaced before it
 * finished.
 *
 * @implements {CacheHandler}
 */
export default class CachedAnswers {
  knownDrops = drops
  lastModified = Date.now()

  /** @type {CacheHandler['get']} */
  async get(key, context) {
    const answer = cached.get(key)
    if (!answer) return null
    const requestedTags =
      'tags' in context ? [...(context.tags ?? []), ...(context.softTags ?? [])] : []
    return isDropped(answer, requestedTags) ? null : answer
  }

  /** @type {CacheHandler['set']} */
  async set(key, value, context) {
    const { knownDrops, lastModified } = this
    if (!value || (cached.get(key)?.knownDrops ?? 0) > knownDrops) return
    const tags = 'tags' in context ? (context.tags ?? []) : tagsOf(value)
    const cacheControl = 'cacheControl' in context ? context.cacheControl : undefined
    if (value.kind !== 'FETCH') pageKeys.set(pathIn(key), key)
    cached.set(key, { value, lastModified, cacheControl, tags, knownDrops })
  }

  /** @type {CacheHandler['revalidateTag']} */
  async revalidateTag(tags) {
    drop([tags].flat())
  }

  resetRequestCache() {}
}

/** @param {string} key Next's format: `/route-cache/APP_PAGE/<hash of the source route>/$<path>` */
function pathIn(key) {
  return key.slice(key.indexOf('$') + 1)
}

/**
 * @param {Cached} answer
 * @param {string[]} asked
 */
function isDropped({ tags, knownDrops }, requestedTags) {
  if (lastDropOfAll > knownDrops) return true
  return [...tags, ...requestedTags].some((tag) => (lastDrops.get(tag) ?? 0) > knownDrops)
}

/** @param {Answer} value */
function tagsOf(value) {
  const tags = 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

/** @param {Answer} value */
function bytesOf(value) {
  if (value.kind === 'FETCH') return 2 * value.data.body.length + 1
  if (value.kind === 'APP_ROUTE') return value.body.length + 1
  if (value.kind !== 'APP_PAGE') return 1
  const segments = Array.from(value.segmentData?.values() ?? [])
  const parts = [value.rscData, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 0)
  return 2 * value.html.length + parts + 1
}
