declare global {
  // Set by src/kept/keptAnswers.mjs, which Next loads by its path when it first keeps something.
  var keptAnswersDrop: ((tags: string[] | 'all') => void) | undefined
}

/** Drops what this process keeps of these tags; nothing is kept before Next has begun to. */
export function dropKeptAnswers(tags: string[] | 'all') {
  globalThis.keptAnswersDrop?.(tags)
}
