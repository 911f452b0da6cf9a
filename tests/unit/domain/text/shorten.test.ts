import { describe, expect, test } from 'vitest'
import { MESSAGE_PREVIEW_RULE, SECTOR_DESCRIPTION_RULE, shorten } from '@/src/domain/text/shorten'

test('a text of the allowed length stays as it is, on one line', () => {
  expect(shorten('é'.repeat(150), SECTOR_DESCRIPTION_RULE)).toBe('é'.repeat(150))
  expect(shorten('  Bonjour,\nun devis ? ', MESSAGE_PREVIEW_RULE)).toBe('Bonjour, un devis ?')
})

test('a longer message is cut after fifty characters and ends in three dots', () => {
  expect(shorten('a'.repeat(51), MESSAGE_PREVIEW_RULE)).toBe(`${'a'.repeat(50)}...`)
})

test('a character of several parts is never cut in two', () => {
  expect(shorten('👍🏽'.repeat(60), MESSAGE_PREVIEW_RULE)).toBe(`${'👍🏽'.repeat(50)}...`)
})

describe('at a word', () => {
  const at = (maxLength: number) => ({ maxLength, atWord: true })

  test('a longer text ends after a whole one, without its punctuation, with an ellipsis', () => {
    expect(shorten('Banques, assurances, mutuelles', at(21))).toBe('Banques, assurances…')
  })

  test('A text that ends exactly at the limit is unchanged', () => {
    expect(shorten('Banques et assurances', at(10))).toBe('Banques et…')
  })

  test('a single one that is too long is cut inside', () => {
    expect(shorten('anticonstitutionnellement', at(10))).toBe('anticonsti…')
  })
})
