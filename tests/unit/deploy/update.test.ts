import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string

// Docker as the script sees it: it writes down what it is asked, with the version that it was asked for.
const DOCKER = `#!/bin/sh
echo "$VERSION: $*" >> "$CALLS"
case "$*" in *"$FAILING"*) exit 1 ;; esac
case "$*" in "compose ps --quiet web") printf 'old1\\nold2\\n' ;; esac
`
const GIT = '#!/bin/sh\necho "$COMMIT"\n'

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-update-'))
  mkdirSync(path.join(folder, 'programs'))
  mkdirSync(path.join(folder, 'deploy'))
  cpSync('deploy/update.sh', path.join(folder, 'deploy/update.sh'))
  for (const [name, text] of Object.entries({ docker: DOCKER, git: GIT })) {
    writeFileSync(path.join(folder, 'programs', name), text, { mode: 0o755 })
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const calls = () => readFileSync(path.join(folder, 'calls'), 'utf8').trim().split('\n')
const settings = () => readFileSync(path.join(folder, '.env'), 'utf8')

function update(commit: string, failing = 'nothing that is ever asked') {
  return spawnSync('sh', [path.join(folder, 'deploy/update.sh')], {
    env: {
      ...process.env,
      PATH: `${path.join(folder, 'programs')}:${process.env.PATH}`,
      CALLS: path.join(folder, 'calls'),
      COMMIT: commit,
      FAILING: failing,
    },
  }).status
}

test('the version that was put into service is what docker compose starts from then on', () => {
  writeFileSync(path.join(folder, '.env'), 'SITE_URL=https://exemple.fr\nVERSION=older\n', {
    mode: 0o644,
  })
  expect(update('abc123')).toBe(0)
  expect(settings()).toBe('SITE_URL=https://exemple.fr\nVERSION=abc123\n')
  expect(statSync(path.join(folder, '.env')).mode & 0o777).toBe(0o600)
  expect(update('def456')).toBe(0)
  expect(settings()).toBe('SITE_URL=https://exemple.fr\nVERSION=def456\n')
  expect(calls().every((call) => /^(abc123|def456): /.test(call))).toBe(true)
})

test('a version that could not migrate the database is not kept', () => {
  expect(update('abc123')).toBe(0)
  expect(update('def456', 'run --rm prepare')).not.toBe(0)
  expect(settings()).toBe('VERSION=abc123\n')
})

test('once the database is the new one’s, the version is, even if its servers do not come up', () => {
  expect(update('abc123')).toBe(0)
  expect(update('def456', '--no-recreate')).not.toBe(0)
  expect(settings()).toBe('VERSION=def456\n')
  expect(calls().filter((call) => call.startsWith('def456: stop'))).toEqual([])
})

test('docker compose takes no version of its own choice', () => {
  const images = readFileSync('docker-compose.yml', 'utf8').match(/image: exemplia\/.*/g) ?? []
  expect(images).toHaveLength(1)
  for (const image of images) expect(image).toMatch(/:\$\{VERSION:\?[^}]+\}$/)
  expect(existsSync('deploy/update.sh')).toBe(true)
})
