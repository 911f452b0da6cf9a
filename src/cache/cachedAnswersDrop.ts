declare global {
  // Set by src/cache/cachedAnswers.mjs, which Next loads by its path when it first keeps something.
  var cachedAnswersDrop: ((tags: string[] | 'all') => void) | undefined
}

/** Drops what this process keeps of these tags; nothing is kept before Next has begun to. */
export function dropCachedAnswers(tags: string[] | 'all') {
  globalThis.cachedAnswersDrop?.(tags)
}
