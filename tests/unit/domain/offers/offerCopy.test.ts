import { expect, test } from 'vitest'
import { titleOfOfferCopy } from '@/src/domain/offers/offerCopy'

test('a copy says that it is one', () => {
  expect(titleOfOfferCopy('Data engineer (F/H)', 200)).toBe('Data engineer (F/H) (copie)')
})

test('a copy of a copy is counted', () => {
  expect(titleOfOfferCopy('Data engineer (copie)', 200)).toBe('Data engineer (copie 2)')
  expect(titleOfOfferCopy('Data engineer (copie 9)', 200)).toBe('Data engineer (copie 10)')
})

test('a title of full length leaves room for the mark', () => {
  const copy = titleOfOfferCopy('a'.repeat(200), 200)
  expect(copy).toHaveLength(200)
  expect(copy.endsWith('a (copie)')).toBe(true)
})
