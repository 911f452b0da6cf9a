/** What a colleague thinks of a candidate. In no order: they are never counted, averaged or sorted by. */
export const OPINIONS = ['favourable', 'reserved', 'unfavourable'] as const
export type Opinion = (typeof OPINIONS)[number]

/** What whoever was asked may answer: an opinion, or that they would rather give none. */
export const OPINION_ANSWERS = [...OPINIONS, 'declined'] as const
export type OpinionAnswer = (typeof OPINION_ANSWERS)[number]

export const MAX_OPINION_CHARACTERS = 500

export type SentenceProblem = 'missing' | 'tooLong'

/** An opinion has a sentence that tells why; whoever gives none owes no reason. */
export function sentenceProblem(answer: unknown, sentence: unknown): SentenceProblem | null {
  const text = typeof sentence === 'string' ? sentence.trim() : ''
  if (text.length > MAX_OPINION_CHARACTERS) return 'tooLong'
  return answer !== 'declined' && text === '' ? 'missing' : null
}
