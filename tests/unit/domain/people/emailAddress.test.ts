import { expect, test } from 'vitest'
import { parseEmail } from '@/src/domain/people/emailAddress'
import { readSourceFiles } from '@/tests/support/sourceFiles'

test.each([
  ['ines@candidats.test', 'ines@candidats.test'],
  ['r&d@clients.test', 'r&d@clients.test'],
  ['a/b@clients.test', 'a/b@clients.test'],
  ['paul#cv@clients.test', 'paul#cv@clients.test'],
  ["o'neil+cv@clients.test", "o'neil+cv@clients.test"],
  ['x@xn--e1afmkfd.xn--p1ai', 'x@xn--e1afmkfd.xn--p1ai'],
  ['info@räucher.example', 'info@xn--rucher-bua.example'],
  ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
  [' \u2066ines\u200b@candidats.test\u2069 ', 'ines@candidats.test'],
])('The address %s is stored as %s', (typed, address) => {
  expect(parseEmail(typed)).toEqual({ ok: true, address })
})

test.each([
  ['ines', 'emailInvalid'],
  ['ines@candidats', 'emailInvalid'],
  ['ines@candidats..test', 'emailInvalid'],
  ['ines@-candidats.test', 'emailInvalid'],
  ['ines@candidats.test, awa@candidats.test', 'emailInvalid'],
  ['<ines@candidats.test>', 'emailInvalid'],
  ['"in es"@candidats.test', 'emailInvalid'],
  ['ines@räucher.example/a', 'emailInvalid'],
  [`${'a'.repeat(250)}@candidats.test`, 'emailInvalid'],
  ['inès@candidats.test', 'emailNotAscii'],
  ['иван@пример.рф', 'emailNotAscii'],
] as const)('The address %s is refused: %s', (typed, error) => {
  expect(parseEmail(typed)).toEqual({ ok: false, error })
})

test('E-mail fields of the admin use the rule of the site', () => {
  const withPayloadsRule = readSourceFiles()
    .filter(({ text }) => /type: 'email',\n[^}]*|z\.email\(/.test(text))
    .map(({ name }) => name)
    .filter((name) => /^(collections|globals|src)\//.test(name))
  expect(withPayloadsRule).toEqual(['collections/fields/emailField.ts'])
})
