declare global {
  // Set by src/cache/cachedAnswers.mjs, which Next loads by its path when it first caches
  // something.
  var cachedAnswersDrop: ((tags: string[] | 'all') => void) | undefined
  var cachedAnswersHas: ((path: string) => boolean) | undefined
}

/**
 * Invalidates the cache entries of these tags in this process; does nothing before Next has loaded
 * the cache.
 */
export function dropCachedAnswers(tags: string[] | 'all') {
  globalThis.cachedAnswersDrop?.(tags)
}

/** Whether this process has a valid cache entry for the page of this internal path. */
export function hasCachedAnswer(path: string): boolean {
  return globalThis.cachedAnswersHas?.(path) ?? false
}
