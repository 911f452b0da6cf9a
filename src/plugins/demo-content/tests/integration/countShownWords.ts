const HIDDEN_FIELDS = new Set(['seo', 'summary', 'faq'])

/** Counts the words of a stored page that its visitors read, not those for other readers. */
export function countShownWords(value: unknown): number {
  if (typeof value === 'string')
    return hasSeveralWords(value) ? value.split(/\s+/).filter(hasLetter).length : 0
  if (Array.isArray(value)) return sumCounts(value.map(countShownWords))
  if (typeof value !== 'object' || value === null) return 0
  const shown = Object.entries(value).filter(([key]) => !HIDDEN_FIELDS.has(key))
  return sumCounts(shown.map(([, entry]) => countShownWords(entry)))
}

// Single words are mostly types, icons and URLs.
const hasSeveralWords = (value: string) => /\s/.test(value)
const hasLetter = (word: string) => /\p{L}/u.test(word)
const sumCounts = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
