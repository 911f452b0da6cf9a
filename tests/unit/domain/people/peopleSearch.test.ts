import { expect, test } from 'vitest'
import { foldPeopleSearch, phoneDigits } from '@/src/domain/people/peopleSearch'

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
  expect(foldPeopleSearch(written)).toBe('0612345678')
})

test('A foreign number is stored with its country code', () => {
  expect(foldPeopleSearch('+32 475 12 34 56')).toBe('0032475123456')
})

test('a part of a number is sought as a part of it', () => {
  expect(foldPeopleSearch('+33 6 12')).toBe('0612')
  expect(foldPeopleSearch('06 12')).toBe('0612')
  expect(foldPeopleSearch('6 12 34 56 78')).toBe('612345678')
})

test('words are sought without accents or capitals, figures that are no number as they are', () => {
  expect(foldPeopleSearch('  NOËL   Lefèvre ')).toBe('noel lefevre')
  expect(foldPeopleSearch('Noël 06 12 34')).toBe('noel 061234')
  expect(foldPeopleSearch('Lot 12 34')).toBe('lot 12 34')
  expect(foldPeopleSearch('kowalski 4242')).toBe('kowalski 4242')
  expect(foldPeopleSearch('Anne d’Arc')).toBe('anne d_arc')
})

test('signs that mean any text mean themselves', () => {
  expect(foldPeopleSearch('100 %_\\')).toBe('100 \\%\\_\\\\')
})
