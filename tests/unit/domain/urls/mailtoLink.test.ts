import { expect, test } from 'vitest'
import { parseEmail } from '@/src/domain/people/emailAddress'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'
import { readSourceFiles } from '@/tests/support/sourceFiles'

test.each([
  'r&d@clients.test',
  'ines?bcc=others@candidats.test',
  'ines?body=Bonjour&subject=x@candidats.test',
  'paul#cv%40@clients.test',
  "o'neil+cv@clients.test",
])('A mail link to %s has only this recipient', (email) => {
  expect(parseEmail(email)).toEqual({ ok: true, address: email })
  const { pathname, search, hash } = new URL(mailtoLink(email))
  expect({ recipient: decodeURIComponent(pathname), search, hash }).toEqual({
    recipient: email,
    search: '',
    hash: '',
  })
})

test('A subject follows the recipient', () => {
  expect(mailtoLink('ines@candidats.test', 'Re: a & b')).toBe(
    'mailto:ines@candidats.test?subject=Re%3A%20a%20%26%20b',
  )
})

test('Mail links are built in one place', () => {
  const builders = readSourceFiles()
    .filter(({ name, text }) => !name.startsWith('tests/') && /['"`]mailto:\$?/.test(text))
    .map(({ name }) => name)
  expect(builders).toEqual(['src/domain/urls/mailtoLink.ts', 'src/domain/urls/sanitizeUrl.ts'])
})
