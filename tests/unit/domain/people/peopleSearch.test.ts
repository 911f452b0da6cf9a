import { expect, test } from 'vitest'
import { phoneDigits, searchedPeople } from '@/src/domain/people/peopleSearch'

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
  expect(phoneDigits(written)).toBe('0612345678')
  expect(searchedPeople(written)).toBe('0612345678')
})

test('a number from abroad keeps its country', () => {
  expect(searchedPeople('+32 475 12 34 56')).toBe('0032475123456')
})

test('a part of a number is sought as a part of it', () => {
  expect(searchedPeople('+33 6 12')).toBe('0612')
  expect(searchedPeople('06 12')).toBe('0612')
  expect(searchedPeople('6 12 34 56 78')).toBe('612345678')
})

test('words are sought without accents or capitals, figures that are no number as they are', () => {
  expect(searchedPeople('  NOËL   Lefèvre ')).toBe('noel lefevre')
  expect(searchedPeople('Noël 06 12 34')).toBe('noel 061234')
  expect(searchedPeople('Lot 12 34')).toBe('lot 12 34')
  expect(searchedPeople('kowalski 4242')).toBe('kowalski 4242')
  expect(searchedPeople('Anne d’Arc')).toBe('anne d_arc')
})

test('signs that mean any text mean themselves', () => {
  expect(searchedPeople('100 %_\\')).toBe('100 \\%\\_\\\\')
})
