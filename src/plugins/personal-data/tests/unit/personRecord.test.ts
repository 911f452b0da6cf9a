import { expect, test } from 'vitest'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import {
  isSearchableFullName,
  parsePersonEmail,
} from '@/src/plugins/personal-data/rules/personRecord'

test('An e-mail address is compared in lowercase, with the part after a plus sign', () => {
  expect(parsePersonEmail(' Claire.Morel+CV@Mail.FR ')).toBe('claire.morel+cv@mail.fr')
  for (const typed of [
    '',
    'claire',
    'claire@mail',
    'a b@mail.fr',
    ANONYMISED_EMAIL,
    `${'a'.repeat(250)}@mail.fr`,
  ]) {
    expect(parsePersonEmail(typed)).toBeNull()
  }
})

test('A first name or a very short name is too general to be searched', () => {
  expect(isSearchableFullName('Claire Morel')).toBe(true)
  expect(isSearchableFullName('Claire')).toBe(false)
  expect(isSearchableFullName('A B')).toBe(false)
  expect(isSearchableFullName('%% .* "" 12')).toBe(false)
})
