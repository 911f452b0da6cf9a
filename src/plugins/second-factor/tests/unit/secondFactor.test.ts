import { expect, test } from 'vitest'
import {
  formatRecoveryCode,
  groupSecretInFours,
  parseTypedCode,
} from '@/src/plugins/second-factor/rules/secondFactor'

test.each([
  ['123456', { kind: 'authenticatorApp', code: '123456' }],
  [' 123 456 ', { kind: 'authenticatorApp', code: '123456' }],
  ['ABCD-efgh-2345-6723 ijkl mnop', { kind: 'recovery', code: 'abcdefgh23456723ijklmnop' }],
])('%s is recognised as its kind of code', (typed, code) =>
  expect(parseTypedCode(typed)).toEqual(code),
)

test.each([
  '',
  '12345',
  '1234567',
  '١٢٣٤٥٦',
  'abcd-efgh',
  'abcd-efgh-2345-6789-ijkl-mnop',
  '123456\u0000',
])('%j is no code', (typed) => expect(parseTypedCode(typed)).toBeNull())

test('A formatted recovery code is recognised', () => {
  const drawn = formatRecoveryCode('ABCDEFGH23456723IJKLMNOPQRSTUVWX')
  expect(drawn).toBe('abcd-efgh-2345-6723-ijkl-mnop')
  expect(parseTypedCode(drawn)?.kind).toBe('recovery')
})

test('A secret is shown in groups of four characters', () => {
  expect(groupSecretInFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
})
