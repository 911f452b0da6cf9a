import { expect, test } from 'vitest'
import { isTellingName, parsePersonAddress } from '@/src/domain/people/personRecord'
import { NO_ADDRESS } from '@/src/domain/people/retention'

test('an address is compared in small letters, and keeps what stands behind a plus', () => {
  expect(parsePersonAddress(' Claire.Morel+CV@Mail.FR ')).toBe('claire.morel+cv@mail.fr')
  for (const typed of [
    '',
    'claire',
    'claire@mail',
    'a b@mail.fr',
    NO_ADDRESS,
    `${'a'.repeat(250)}@mail.fr`,
  ]) {
    expect(parsePersonAddress(typed)).toBeNull()
  }
})

test('a first name or a very short name means too many people', () => {
  expect(isTellingName('Claire Morel')).toBe(true)
  expect(isTellingName('Claire')).toBe(false)
  expect(isTellingName('A B')).toBe(false)
  expect(isTellingName('%% .* "" 12')).toBe(false)
})
