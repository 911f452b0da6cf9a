import { expect, test } from 'vitest'
import { splitIntoParagraphs } from '@/components/site/page/Paragraphs'

test('An empty line begins a new paragraph', () => {
  expect(splitIntoParagraphs('Un.\n\nDeux.\r\n \r\n\r\nTrois.')).toEqual(['Un.', 'Deux.', 'Trois.'])
})

test('A simple line break stays inside its paragraph', () => {
  expect(splitIntoParagraphs('3, rue du Port\nNantes')).toEqual(['3, rue du Port\nNantes'])
})

test('A text without words has no paragraph', () => {
  expect(splitIntoParagraphs(' \n\n ')).toEqual([])
})
