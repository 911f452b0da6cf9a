import { expect, test } from 'vitest'
import { buildSecurityTxt } from '@/src/plugins/search-engines/rules/securityTxt'

test('The file names the contact, its expiry, its languages and its URL', () => {
  const canonical = 'https://www.exemple.fr/.well-known/security.txt'
  const now = new Date('2026-11-25T12:00:00Z')
  expect(buildSecurityTxt({ email: 'contact@exemple.fr', canonical, now })).toBe(
    [
      'Contact: mailto:contact@exemple.fr',
      'Expires: 2027-05-24T12:00:00.000Z',
      'Preferred-Languages: fr, en',
      `Canonical: ${canonical}`,
      '',
    ].join('\n'),
  )
})
