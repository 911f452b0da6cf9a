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

const make = (environment: Record<string, string> = {}) =>
  execFileSync('sh', [path.join(folder, 'make-secrets.sh')], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
const inFolder = (name: string) => path.join(folder, 'secrets', name)
const read = (name: string) => readFileSync(inFolder(name), 'utf8')
const all = () =>
  Object.fromEntries(
    readdirSync(inFolder(''))
      .sort()
      .map((name) => [name, read(name)]),
  )
const mode = (file: string) => statSync(file).mode & 0o777

test('secrets are created in a private folder', () => {
  expect(make()).toContain('deploy/secrets: ready.')
  expect(mode(inFolder(''))).toBe(0o700)
  const compose = readFileSync('docker-compose.yml', 'utf8')
  const asked = [...compose.matchAll(/\{ file: deploy\/secrets\/(\w+) \}/g)].map(([, name]) => name)
  expect(Object.keys(all())).toEqual(asked.sort())
  expect(read('database_url')).toBe(
    `postgres://exemplia:${read('database_password').trim()}@database:5432/exemplia\n`,
  )
  const { identities } = JSON.parse(read('s3_accounts'))
  expect(identities[0].credentials[0].secretKey).toBe(read('s3_secret').trim())
  const drawn = [
    'payload_secret',
    'cron_secret',
    's3_secret',
    'database_password',
    'postgres_password',
  ]
  expect(new Set(drawn.map(read)).size).toBe(drawn.length)
})

test('a second run changes no secret and adds the missing ones', () => {
  make()
  const first = all()
  rmSync(inFolder('postgres_password'))
  make()
  const second = all()
  expect(second).toEqual({ ...first, postgres_password: expect.stringMatching(/^[0-9a-f]{64}\n$/) })
})

test('an existing database URL is not changed, and its file becomes private', () => {
  mkdirSync(inFolder(''), { recursive: true })
  const own = 'postgres://exemplia:secret@base.interne:5432/exemplia?sslmode=verify-full\n'
  writeFileSync(inFolder('database_url'), own)
  chmodSync(inFolder(''), 0o755)
  make()
  make()
  expect(read('database_url')).toBe(own)
  expect(mode(inFolder(''))).toBe(0o700)
})

test('without a random generator it fails and leaves no empty secret', () => {
  const programs = path.join(folder, 'programs')
  mkdirSync(programs)
  writeFileSync(path.join(programs, 'openssl'), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  expect(() => make({ PATH: `${programs}:${process.env.PATH}` })).toThrow('could not be generated')
  const names = readdirSync(inFolder('')).filter((name) => !name.startsWith('.'))
  expect(names).toEqual([])
})
