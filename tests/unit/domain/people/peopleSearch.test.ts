import { expect, test } from 'vitest'
import { normalizePhoneDigits, peopleSearchLikePattern } from '@/src/domain/people/peopleSearch'

test.each([
  '0612345678',
  '06 12 34 56 78',
  '06.12.34.56.78',
  '06-12-34-56-78',
  '+33 6 12 34 56 78',
  '+33 (0)6 12 34 56 78',
  '0033612345678',
  '33612345678',
  '06\u00A012\u202F34 56 78',
])('The telephone number %s has one notation', (written) => {
  expect(normalizePhoneDigits(written)).toBe('0612345678')
  expect(peopleSearchLikePattern(written)).toBe('0612345678')
})

test('A foreign number is stored with its country code', () => {
  expect(peopleSearchLikePattern('+32 475 12 34 56')).toBe('0032475123456')
})

test('A part of a number is searched as a part of it', () => {
  expect(peopleSearchLikePattern('+33 6 12')).toBe('0612')
  expect(peopleSearchLikePattern('06 12')).toBe('0612')
  expect(peopleSearchLikePattern('6 12 34 56 78')).toBe('612345678')
})

test('Words are searched without accents and capitals, and digits that are no number as typed', () => {
  expect(peopleSearchLikePattern('  NOËL   Lefèvre ')).toBe('noel lefevre')
  expect(peopleSearchLikePattern('Noël 06 12 34')).toBe('noel 061234')
  expect(peopleSearchLikePattern('Lot 12 34')).toBe('lot 12 34')
  expect(peopleSearchLikePattern('kowalski 4242')).toBe('kowalski 4242')
  expect(peopleSearchLikePattern('Anne d’Arc')).toBe('anne d_arc')
})

test('Wildcards are searched literally', () => {
  expect(peopleSearchLikePattern('100 %_\\')).toBe('100 \\%\\_\\\\')
})
