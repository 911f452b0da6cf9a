import { expect, test } from 'vitest'
import { NO_ADDRESS } from '@/src/domain/people/retention'
import { isTellingName, parsePersonEmail } from '@/src/plugins/personal-data/rules/personRecord'

test('an address is compared in small letters, and keeps what stands behind a plus', () => {
  expect(parsePersonEmail(' Claire.Morel+CV@Mail.FR ')).toBe('claire.morel+cv@mail.fr')
  for (const typed of [
    '',
    'claire',
    'claire@mail',
    'a b@mail.fr',
    NO_ADDRESS,
    `${'a'.repeat(250)}@mail.fr`,
  ]) {
    expect(parsePersonEmail(typed)).toBeNull()
  }
})

test('a first name or a very short name means too many people', () => {
  expect(isTellingName('Claire Morel')).toBe(true)
  expect(isTellingName('Claire')).toBe(false)
  expect(isTellingName('A B')).toBe(false)
  expect(isTellingName('%% .* "" 12')).toBe(false)
})
