import { expect, test } from 'vitest'
import { titleOfOfferCopy } from '@/src/domain/offers/offerCopy'

test('The title of a copy is marked', () => {
  expect(titleOfOfferCopy('Data engineer (F/H)', 200)).toBe('Data engineer (F/H) (copie)')
})

test('The copies of a copy are numbered', () => {
  expect(titleOfOfferCopy('Data engineer (copie)', 200)).toBe('Data engineer (copie 2)')
  expect(titleOfOfferCopy('Data engineer (copie 9)', 200)).toBe('Data engineer (copie 10)')
})

test('A long title is shortened for the mark', () => {
  const copy = titleOfOfferCopy('a'.repeat(200), 200)
  expect(copy).toHaveLength(200)
  expect(copy.endsWith('a (copie)')).toBe(true)
})
