declare global {
  // The function of src/cache/cacheHandler.mjs, which Next loads when it first caches something.
  var cachedAnswersDrop: ((tags: string[] | 'all') => void) | undefined
  var cachedAnswersHas: ((path: string) => boolean) | undefined
}

/**
 * Invalidates the cache entries of these tags in this process; does nothing before Next has loaded
 * the cache.
 */
export function invalidateCacheTagsInProcess(tags: string[] | 'all') {
  globalThis.cachedAnswersDrop?.(tags)
}

/** Whether this process has a valid cache entry for the page of this internal path. */
export function hasCachedPage(path: string): boolean {
  return globalThis.cachedAnswersHas?.(path) ?? false
}
