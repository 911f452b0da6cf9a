import { expect, test } from 'vitest'
import { excerpt, SECTOR_DESCRIPTION_LENGTH } from '@/src/domain/excerpt'

test('a text of the allowed length stays as it is', () => {
  const text = 'é'.repeat(SECTOR_DESCRIPTION_LENGTH)
  expect(excerpt(text, SECTOR_DESCRIPTION_LENGTH)).toBe(text)
})

test('a longer text ends after a whole word, without its punctuation, with an ellipsis', () => {
  expect(excerpt('Banques, assurances, mutuelles', 21)).toBe('Banques, assurances…')
})

test('a word that ends exactly at the limit is kept', () => {
  expect(excerpt('Banques et assurances', 10)).toBe('Banques et…')
})

test('a single word that is too long is cut inside', () => {
  expect(excerpt('anticonstitutionnellement', 10)).toBe('anticonsti…')
})

test('a character outside the first plane is never cut in two', () => {
  expect(excerpt('🌍'.repeat(6), 5)).toBe(`${'🌍'.repeat(5)}…`)
})
