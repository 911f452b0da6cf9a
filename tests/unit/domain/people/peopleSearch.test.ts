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
])('the number %s is one number', (written) => {
  expect(normalizePhoneDigits(written)).toBe('0612345678')
  expect(peopleSearchLikePattern(written)).toBe('0612345678')
})

test('A foreign number is stored with its country code', () => {
  expect(peopleSearchLikePattern('+32 475 12 34 56')).toBe('0032475123456')
})

test('a part of a number is sought as a part of it', () => {
  expect(peopleSearchLikePattern('+33 6 12')).toBe('0612')
  expect(peopleSearchLikePattern('06 12')).toBe('0612')
  expect(peopleSearchLikePattern('6 12 34 56 78')).toBe('612345678')
})

test('words are sought without accents or capitals, figures that are no number as they are', () => {
  expect(peopleSearchLikePattern('  NOËL   Lefèvre ')).toBe('noel lefevre')
  expect(peopleSearchLikePattern('Noël 06 12 34')).toBe('noel 061234')
  expect(peopleSearchLikePattern('Lot 12 34')).toBe('lot 12 34')
  expect(peopleSearchLikePattern('kowalski 4242')).toBe('kowalski 4242')
  expect(peopleSearchLikePattern('Anne d’Arc')).toBe('anne d_arc')
})

test('signs that mean any text mean themselves', () => {
  expect(peopleSearchLikePattern('100 %_\\')).toBe('100 \\%\\_\\\\')
})
