import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanLine, cleanText } from '@/src/domain/text/normalizeText'

test('Text is stored as typed', () => {
  const typed = "L'Oréal & <b> 👩‍💻 =1+1 \"quoted\" 'single'\n\nDeuxième\tligne"
  expect(cleanText(typed)).toBe(typed)
})

test('Characters that PostgreSQL cannot store are removed', () => {
  expect(cleanText(' a\0b\uD800c\uDC00d👍 ')).toBe('abcd👍')
})

test('The line ends of a form become line feeds', () => {
  expect(cleanText('a\r\nb\rc')).toBe('a\nb\nc')
})

test('A line stays one line', () => {
  expect(cleanLine(' Bonjour\r\nBcc: all@exemple.fr\u2028x ')).toBe('Bonjour Bcc: all@exemple.fr x')
})

test.each([
  '\u200B\u200C\u200D',
  '\u202E\u202C',
  ' \u2066\u2069 ',
  '\u00AD\uFEFF',
  '\u3164\u115F',
  '\u2800',
  '\u{E0041}\uFE0F',
])('%j is invisible and becomes empty', (typed) => {
  expect(cleanLine(typed)).toBe('')
  expect(cleanText(typed)).toBe('')
})

test('A joiner within a name stays', () => {
  expect(cleanLine('می\u200Cخواهم')).toBe('می\u200Cخواهم')
})

test('Any typed text becomes well-formed and has no NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const clean = cleanText(typed)
      expect(clean).not.toContain('\0')
      expect(Buffer.from(clean, 'utf8').toString('utf8')).toBe(clean)
    }),
  )
})
