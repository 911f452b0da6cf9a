/** The kind of the records of opinions in a person's data. */
export const OPINION_RECORD_KIND = 'opinions'

/**
 * A colleague's opinion on a candidate. The opinions have no order and are never counted, averaged
 * or sorted.
 */
export const OPINION_KINDS = ['favourable', 'reserved', 'unfavourable'] as const
export type OpinionKind = (typeof OPINION_KINDS)[number]

/** The possible replies to a request: an opinion, or none. */
export const OPINION_ANSWERS = [...OPINION_KINDS, 'declined'] as const
export type OpinionAnswer = (typeof OPINION_ANSWERS)[number]

export const MAX_OPINION_CHARACTERS = 500

export type OpinionSentenceProblem = 'missing' | 'tooLong'

/** Finds the problem of an opinion, which needs a sentence with the reason unless declined. */
export function findOpinionSentenceProblem(
  answer: unknown,
  sentence: unknown,
): OpinionSentenceProblem | null {
  const text = typeof sentence === 'string' ? sentence.trim() : ''
  if (text.length > MAX_OPINION_CHARACTERS) return 'tooLong'
  return answer !== 'declined' && text === '' ? 'missing' : null
}
