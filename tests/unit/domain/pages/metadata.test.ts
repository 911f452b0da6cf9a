import { expect, test } from 'vitest'
import { metaDescription } from '@/src/domain/pages/metadata'

test('A description of 160 characters stays whole', () => {
  const text = 'a'.repeat(160)
  expect(metaDescription(text)).toBe(text)
})

test('A longer description is cut to 157 characters and an ellipsis', () => {
  expect(metaDescription('a'.repeat(161))).toBe(`${'a'.repeat(157)}…`)
})

test('Paragraphs become one line', () => {
  expect(metaDescription(' Un texte\n\n  en deux paragraphes ')).toBe(
    'Un texte en deux paragraphes',
  )
})
