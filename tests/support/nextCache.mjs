// Plain JavaScript, because our TypeScript cannot refer to Next's enumerations.
import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js'
import MemoryCacheHandler from '../../src/cache/cacheHandler.mjs'

const preview = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '' }
const manifest = { version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [], preview }
const pageRoute = {
  kind: 'APP_PAGE',
  route: { kind: 'APP_PAGE', sourceRoute: '/[slug]/page' },
  isFallback: false,
  isRoutePPREnabled: false,
}

/** One request: Next's own cache, which it creates for each request, with our cache handler. */
export function aRequest() {
  const cache = new IncrementalCache({
    dev: false,
    requestHeaders: {},
    previewProps: preview,
    prerenderManifest: manifest,
    CurCacheHandler: MemoryCacheHandler,
  })
  return {
    /** @param {string} tag */
    save: (tag) => cache.revalidateTag(tag, { expire: 0 }),
    /**
     * @param {string} path
     * @param {string} html
     */
    keepPage: (path, html) =>
      cache.set(path, aPage(html), { ...pageRoute, cacheControl: { revalidate: false } }),
    /**
     * @param {string} path
     * @returns {Promise<string | null>}
     */
    page: async (path) => {
      const entry = await cache.get(path, pageRoute)
      return entry && entry.isStale !== -1 ? entry.value.html : null
    },
    /**
     * @param {string} key
     * @param {string} body
     */
    keepAnswer: (key, body) => {
      const value = { kind: 'FETCH', data: { headers: {}, body, url: '' }, revalidate: 31_536_000 }
      return cache.set(key, value, { fetchCache: true, tags: ['offers'] })
    },
    /**
     * @param {string} key
     * @returns {Promise<string | null>}
     */
    answer: async (key) => {
      const entry = await cache.get(key, { kind: 'FETCH', tags: ['offers'], softTags: [] })
      return entry?.value.data.body ?? null
    },
  }
}

/** @param {string} html */
function aPage(html) {
  return { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': 'offers' }, status: 200 }
}
