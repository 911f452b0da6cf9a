import { describe, expect, test } from 'vitest'
import { passwordError } from '@/src/domain/accounts/password'
import { isCommonPassword } from '@/src/passwords/isCommonPassword'

const knownWords = ['Zoé Lefèvre', 'zoe.lefevre@exemplia.example', 'Exemplia']
const passwordFault = (password: string) =>
  passwordError(password, { knownWords, isCommon: isCommonPassword })

describe('The password is accepted:', () => {
  test.each([
    'cheval batterie agrafe',
    'un mot de passe assez long',
    'éèàùçôîêëïüÿ',
    '🦊🐢🦉🐝🦋🐙🦀🐳🦒🦓🐘🦔',
    '       espaces comprises       ',
    'x7Kq2-Zoé-vP9mT',
    `${'phrase '.repeat(9)}longue`,
  ])('%s', (password) => expect(passwordFault(password)).toBeNull())

  test('one of 512 characters, and no longer one', () => {
    const sentence = Array.from({ length: 600 }, (_, n) => n.toString(36)).join('')
    expect(passwordFault(sentence.slice(0, 512))).toBeNull()
    expect(passwordFault(sentence.slice(0, 513))).toBe('tooLong')
  })
})

test('Characters are counted as people see them', () => {
  expect(passwordFault('🦊🐢🦉🐝🦋🐙')).toBe('tooShort')
  expect(passwordFault('onze lettre')).toBe('tooShort')
})

test.each([
  'motherfucker',
  'administrator',
  'qwerty123456',
  '1qaz2wsx3edc',
  'password2026!',
  'P@ssw0rd2026',
  'MotDePasse-2026',
  '2026azertyuiop',
  'azertyuiopqs',
  '987654321098',
  'aaaaaaaaaaaaaaaa',
  'ababababababab',
  'soleilsoleil',
  'zoézoézoézoézoé',
])('%s is a common password', (password) => expect(passwordFault(password)).toBe('common'))

test.each(['Zoe.Lefevre2026', 'exemplia-2026', 'ZoéLefèvre!!', 'lefevre@exemplia'])(
  '%s is a password made of personal names',
  (password) => expect(passwordFault(password)).toBe('personal'),
)
