declare global {
  // Set by src/cache/cachedAnswers.mjs, which Next loads by its path when it first keeps something.
  var cachedAnswersDrop: ((tags: string[] | 'all') => void) | undefined
  var cachedAnswersHas: ((path: string) => boolean) | undefined
}

/** Drops what this process keeps of these tags; nothing is kept before Next has begun to. */
export function dropCachedAnswers(tags: string[] | 'all') {
  globalThis.cachedAnswersDrop?.(tags)
}

/** Whether this process has the page of this path, as Next knows it, in its cache, and no save has outdated it. */
export function hasCachedAnswer(path: string): boolean {
  return globalThis.cachedAnswersHas?.(path) ?? false
}
