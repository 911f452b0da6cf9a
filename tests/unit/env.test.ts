import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseEnv } from '@/src/env'

const TEST_SECRET = 'thirty-two characters and then some'

test('Each variable is optional', () => {
  const env = parseEnv({})
  expect(env.PORT).toBe(3000)
  expect(env.DATABASE_URL).toBeUndefined()
  expect(env.SEED_DEMO).toBe(true)
  expect(env.TRUSTED_PROXY_HOPS).toBe(0)
})

test('An empty value counts as unset', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
})

describe('An invalid value is refused with a sentence that names the variable', () => {
  test.each([
    ['PORT', 'web', 'The environment variable PORT must be a port from 1 to 65535.'],
    [
      'ALLOWED_INTERNAL_HOSTS',
      'smtp.interne, http://x/',
      'The environment variable ALLOWED_INTERNAL_HOSTS must name servers, addresses or networks',
    ],
    ['BACKUP_TO', 'https://s3.exemple.fr/coffre', 'BACKUP_TO must be a folder'],
    ['BACKUP_KEEP', '7,4', 'BACKUP_KEEP must give the days, weeks and months'],
    ['BACKUP_RECIPIENTS', 'ssh-ed25519 AAAA', 'BACKUP_RECIPIENTS must give public age keys'],
    ['BACKUP_IDENTITY', 'age1abc', 'BACKUP_IDENTITY must be a private age key'],
    [
      'SEED_ADMIN_PASSWORD',
      'Password-2026',
      'SEED_ADMIN_PASSWORD is among the passwords that are tried first',
    ],
    ['PORT', '-1', 'The environment variable PORT must be a port from 1 to 65535.'],
    ['PORT', '65536', 'The environment variable PORT must be a port from 1 to 65535.'],
    ['NODE_ENV', 'prod', 'must be "production", "development" or "test"'],
    ['SITE_URL', 'ftp://exemple.fr', 'SITE_URL must be a complete URL'],
    ['SITE_URL', 'https://exemple.fr/site', 'SITE_URL must be a URL without a path'],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must be a URL such as postgres://user:password@host:5432/database',
    ],
    [
      'PAYLOAD_SECRET',
      'short',
      'The environment variable PAYLOAD_SECRET must have at least 32 characters.',
    ],
    [
      'CLAMD_HOST',
      'http://antivirus/x',
      'The environment variable CLAMD_HOST must name clamd, such as "antivirus:3310".',
    ],
    ['SEED_DEMO', 'yes', 'The environment variable SEED_DEMO must be "true" or "false".'],
    [
      'SEED_ADMIN_EMAIL',
      'admin',
      'The environment variable SEED_ADMIN_EMAIL must be an e-mail address.',
    ],
    [
      'TRUSTED_PROXY_HOPS',
      '-1',
      'The environment variable TRUSTED_PROXY_HOPS must be an integer, 0 or more.',
    ],
  ])('%s=%s', (name, value, sentence) => {
    expect(() => parseEnv({ [name]: value })).toThrow(sentence)
  })
})

const ODD_PASSWORDS = ['a/b', '12/b', '12#b', '12?b', 'a@b', 'a%b', 'a%zz']

describe.each([
  ['SMTP_URL', (password: string) => `smtp://moi:${password}@mail.exemple.fr:587`],
  ['DATABASE_URL', (password: string) => `postgres://moi:${password}@base.exemple.fr/site`],
  ['BACKUP_TO', (password: string) => `https://moi:${password}@s3.exemple.fr/coffre`],
  ['S3_ENDPOINT', (password: string) => `https://moi:${password}@s3.exemple.fr`],
  ['SLACK_API_URL', (password: string) => `https://moi:${password}@slack.exemple.fr/api`],
])('%s', (name, url) => {
  test.each(ODD_PASSWORDS)(
    'with the unescaped password %s is refused without a part of it',
    (text) => {
      let message = ''
      try {
        parseEnv({ [name]: url(text) })
      } catch (err) {
        message = String(err)
      }
      expect(message).toContain(name)
      expect(message).not.toContain(text)
    },
  )

  test.each(ODD_PASSWORDS)('with the escaped password %s is accepted', (text) => {
    expect(() => parseEnv({ [name]: url(encodeURIComponent(text)) })).not.toThrow()
  })
})

test('A refused password says how to escape it', () => {
  expect(() => parseEnv({ SMTP_URL: 'smtp://moi:a/b@mail.exemple.fr' })).toThrow('%2F')
})

test.each(['antivirus:3310@x', 'moi@antivirus', 'antivirus?x', 'anti virus'])(
  'CLAMD_HOST=%s is refused',
  (value) => expect(() => parseEnv({ CLAMD_HOST: value })).toThrow('CLAMD_HOST'),
)

test.each([
  ['antivirus', { host: 'antivirus', port: 3310 }],
  ['10.0.0.7:3311', { host: '10.0.0.7', port: 3311 }],
  ['[::1]:3310', { host: '::1', port: 3310 }],
])('The antivirus at %s is parsed', (value, address) => {
  expect(parseEnv({ CLAMD_HOST: value }).CLAMD_HOST).toEqual(address)
})

test('All invalid values are reported at once', () => {
  expect(() => parseEnv({ PORT: 'x', SEED_DEMO: 'x' })).toThrow(/PORT[\s\S]*SEED_DEMO/)
})

test('Production with an external database requires a secret', () => {
  const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/exemplia' }
  expect(() => parseEnv(production)).toThrow('PAYLOAD_SECRET is required in production')
  expect(parseEnv({ ...production, PAYLOAD_SECRET: TEST_SECRET }).PAYLOAD_SECRET).toBe(TEST_SECRET)
})

test('A bucket requires its keys', () => {
  expect(() => parseEnv({ S3_BUCKET: 'files' })).toThrow('S3_SECRET_ACCESS_KEY is required')
})

describe('A secret in a file', () => {
  test('is read without its last line break', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-secret-'))
    const file = path.join(folder, 'secret')
    writeFileSync(file, `${TEST_SECRET}\n`)
    expect(parseEnv({ PAYLOAD_SECRET_FILE: file }).PAYLOAD_SECRET).toBe(TEST_SECRET)
    rmSync(folder, { recursive: true })
  })

  test('that is missing is reported with its name', () => {
    expect(() => parseEnv({ PAYLOAD_SECRET_FILE: '/nowhere/secret' })).toThrow(
      'The environment variable PAYLOAD_SECRET_FILE must name a readable file',
    )
  })
})
