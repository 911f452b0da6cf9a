import { expect, test } from 'vitest'
import { findOpinionSentenceProblem, MAX_OPINION_CHARACTERS } from '../../rules/applicationOpinion'

test.each([
  ['favourable', 'Solide.', null],
  ['reserved', ' ', 'missing'],
  ['unfavourable', undefined, 'missing'],
  ['declined', undefined, null],
  ['favourable', 'a'.repeat(MAX_OPINION_CHARACTERS), null],
  ['favourable', 'a'.repeat(MAX_OPINION_CHARACTERS + 1), 'tooLong'],
  ['declined', 'a'.repeat(MAX_OPINION_CHARACTERS + 1), 'tooLong'],
])('The answer %s is checked with its sentence', (answer, sentence, problem) => {
  expect(findOpinionSentenceProblem(answer, sentence)).toBe(problem)
})
