import { expect, test } from 'vitest'
import { hasSpamFilter, spamDeletionCutoff, spamDeletionDate } from '@/src/domain/submissions/spam'

test.each([
  [{ isSpam: { equals: 'true' } }, true],
  [{ or: [{ and: [{ status: { equals: 'pending' } }, { isSpam: { equals: true } }] }] }, true],
  // A URL may also contain a list as an object with numeric names.
  [{ or: { 0: { and: { 0: { isSpam: { exists: 'true' } } } } } }, true],
  [{ and: [{ status: { equals: 'isSpam' } }] }, false],
  [{}, false],
  [undefined, false],
  ['isSpam', false],
])('The filter %j asks for spam: %s', (where, isAsked) => {
  expect(hasSpamFilter(where)).toBe(isAsked)
})

test('Spam is deleted after exactly thirty days', () => {
  const marked = '2026-11-24T09:30:00.000Z'
  expect(spamDeletionDate(marked)).toBe('2026-12-24T09:30:00.000Z')
  expect(spamDeletionCutoff(new Date(spamDeletionDate(marked))).toISOString()).toBe(marked)
})
