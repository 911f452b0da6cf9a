import fc from 'fast-check'
import { expect, test } from 'vitest'
import { singleLine } from '@/src/domain/singleLine'

test('a second header smuggled in behind a line break becomes plain text', () => {
  expect(singleLine('Bonjour\r\nBcc: everyone@example.org')).toBe(
    'Bonjour Bcc: everyone@example.org',
  )
})

test('French non-breaking spaces are kept', () => {
  expect(singleLine('Nouvelle candidature\u00a0: Zoé')).toBe('Nouvelle candidature\u00a0: Zoé')
})

test('no line break of any kind survives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(singleLine(text)).not.toMatch(/[\r\n\v\f\0\u0085\u2028\u2029]/)
    }),
  )
})
