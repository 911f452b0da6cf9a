import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { eventually } from '@/tests/support/eventually'

let folder: string

// Fake programs of the store: each records its arguments, and runs until it is stopped.
const FAKE_WEED_SCRIPT = `#!/bin/sh
echo "$*" > "$CALLS/$2"
echo $$ > "$CALLS/$2.pid"
trap 'exit 0' TERM
while :; do sleep 0.1; done
`

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-weed-'))
  writeFileSync(path.join(folder, 'weed'), FAKE_WEED_SCRIPT, { mode: 0o755 })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const readWeedRecord = (name: string) => readFileSync(path.join(folder, name), 'utf8')

async function startFileStore() {
  const store = spawn('sh', ['deploy/files/serve.sh'], {
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, CALLS: folder },
    stdio: 'ignore',
  })
  const ended = once(store, 'exit')
  await eventually(() =>
    expect([readWeedRecord('server.pid'), readWeedRecord('s3.pid')]).not.toContain(''),
  )
  return { store, ended }
}

test('only the S3 port with authentication is open to others, and the disk is the size limit', async () => {
  const { store, ended } = await startFileStore()
  store.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  expect(readWeedRecord('server')).toMatch(
    /-ip=127\.0\.0\.1 -ip\.bind=127\.0\.0\.1 .*-volume\.max=0 /,
  )
  expect(readWeedRecord('s3')).toMatch(/-ip\.bind=0\.0\.0\.0 -config=/)
})

test.each(['server', 's3'])(
  'The container ends when %s ends, so that it is restarted',
  async (name) => {
    const { ended } = await startFileStore()
    process.kill(Number(readWeedRecord(`${name}.pid`)), 'SIGKILL')
    expect(await ended).toEqual([1, null])
    for (const program of ['server', 's3']) {
      expect(() => process.kill(Number(readWeedRecord(`${program}.pid`)), 0)).toThrow('ESRCH')
    }
  },
)
