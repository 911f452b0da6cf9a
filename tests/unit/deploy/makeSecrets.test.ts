import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-secrets-'))
  cpSync('deploy/make-secrets.sh', path.join(folder, 'make-secrets.sh'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const runMakeSecrets = (environment: Record<string, string> = {}) =>
  execFileSync('sh', [path.join(folder, 'make-secrets.sh')], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const secretPath = (name: string) => path.join(folder, 'secrets', name)
const readSecret = (name: string) => readFileSync(secretPath(name), 'utf8')
const readAllSecrets = () =>
  Object.fromEntries(
    readdirSync(secretPath(''))
      .sort()
      .map((name) => [name, readSecret(name)]),
  )
const readMode = (file: string) => statSync(file).mode & 0o777

test('secrets are created in a private folder', () => {
  expect(runMakeSecrets()).toContain('deploy/secrets: ready.')
  expect(readMode(secretPath(''))).toBe(0o700)
  const compose = readFileSync('docker-compose.yml', 'utf8')
  const asked = [...compose.matchAll(/\{ file: deploy\/secrets\/(\w+) \}/g)].map(([, name]) => name)
  expect(Object.keys(readAllSecrets())).toEqual(asked.sort())
  expect(readSecret('database_url')).toBe(
    `postgres://exemplia:${readSecret('database_password').trim()}@database:5432/exemplia\n`,
  )
  const { identities } = JSON.parse(readSecret('s3_accounts'))
  expect(identities[0].credentials[0].secretKey).toBe(readSecret('s3_secret').trim())
  const drawn = [
    'payload_secret',
    'cron_secret',
    's3_secret',
    'database_password',
    'postgres_password',
  ]
  expect(new Set(drawn.map(readSecret)).size).toBe(drawn.length)
})

test('a second run changes no secret and adds the missing ones', () => {
  runMakeSecrets()
  const first = readAllSecrets()
  rmSync(secretPath('postgres_password'))
  runMakeSecrets()
  const second = readAllSecrets()
  expect(second).toEqual({ ...first, postgres_password: expect.stringMatching(/^[0-9a-f]{64}\n$/) })
})

test('an existing database URL is not changed, and its file becomes private', () => {
  mkdirSync(secretPath(''), { recursive: true })
  const own = 'postgres://exemplia:secret@base.interne:5432/exemplia?sslmode=verify-full\n'
  writeFileSync(secretPath('database_url'), own)
  chmodSync(secretPath(''), 0o755)
  runMakeSecrets()
  runMakeSecrets()
  expect(readSecret('database_url')).toBe(own)
  expect(readMode(secretPath(''))).toBe(0o700)
})

test('without a random generator it fails and leaves no empty secret', () => {
  const programs = path.join(folder, 'programs')
  mkdirSync(programs)
  writeFileSync(path.join(programs, 'openssl'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(() => runMakeSecrets({ PATH: `${programs}:${process.env.PATH}` })).toThrow(
    'could not be generated',
  )
  const names = readdirSync(secretPath('')).filter((name) => !name.startsWith('.'))
  expect(names).toEqual([])
})
