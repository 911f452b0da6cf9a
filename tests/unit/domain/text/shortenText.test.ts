import { describe, expect, test } from 'vitest'
import {
  MESSAGE_PREVIEW_SHORTENING_RULE,
  SECTOR_DESCRIPTION_SHORTENING_RULE,
  shortenText,
} from '@/src/domain/text/shortenText'

test('A text of the allowed length stays unchanged, on one line', () => {
  expect(shortenText('é'.repeat(150), SECTOR_DESCRIPTION_SHORTENING_RULE)).toBe('é'.repeat(150))
  expect(shortenText('  Bonjour,\nun devis ? ', MESSAGE_PREVIEW_SHORTENING_RULE)).toBe(
    'Bonjour, un devis ?',
  )
})

test('A longer message is cut after fifty characters and ends in three dots', () => {
  expect(shortenText('a'.repeat(51), MESSAGE_PREVIEW_SHORTENING_RULE)).toBe(`${'a'.repeat(50)}...`)
})

test('A character of several parts is never divided', () => {
  expect(shortenText('👍🏽'.repeat(60), MESSAGE_PREVIEW_SHORTENING_RULE)).toBe(
    `${'👍🏽'.repeat(50)}...`,
  )
})

describe('At a word', () => {
  const at = (maxLength: number) => ({ maxLength, atWord: true })

  test('a longer text ends after a whole word, without its punctuation, with an ellipsis', () => {
    expect(shortenText('Banques, assurances, mutuelles', at(21))).toBe('Banques, assurances…')
  })

  test('A text that ends exactly at the limit is unchanged', () => {
    expect(shortenText('Banques et assurances', at(10))).toBe('Banques et…')
  })

  test('a single word that is too long is cut inside', () => {
    expect(shortenText('anticonstitutionnellement', at(10))).toBe('anticonsti…')
  })
})
