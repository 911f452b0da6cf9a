import { expect, test } from 'vitest'
import { paragraphs } from '@/src/domain/text/paragraphs'

test('an empty line begins a new paragraph', () => {
  expect(paragraphs('Un.\n\nDeux.\r\n \r\n\r\nTrois.')).toEqual(['Un.', 'Deux.', 'Trois.'])
})

test('a simple line break stays inside its paragraph', () => {
  expect(paragraphs('3, rue du Port\nNantes')).toEqual(['3, rue du Port\nNantes'])
})

test('a text without words has no paragraph', () => {
  expect(paragraphs(' \n\n ')).toEqual([])
})
