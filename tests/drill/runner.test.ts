import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import { NODE_OPTIONS } from '@/src/server/process/nodeOptions.mjs'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const BOOTSTRAP_PATH = fileURLToPath(new URL('../../src/cli/run.mjs', import.meta.url))

let dataDir: string
let postgres: Awaited<ReturnType<typeof startPostgres>>
let databaseClient: pg.Client
let fakeSiteUrl: string
const receivedSecrets: string[] = []

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-runner-'))
  postgres = await startPostgres({ dataDir, print: () => undefined })
  await runChildCommand('migrate', {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
  })
  databaseClient = new pg.Client(postgres.url)
  await databaseClient.connect()
  fakeSiteUrl = await listenOnFreePort((request, response) => {
    receivedSecrets.push(String(request.headers.authorization).replace('Bearer ', ''))
    response.end('{}')
  })
}, 180_000)
afterAll(async () => {
  await databaseClient.end()
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts a worker in a separate process, which has the secret of the site. */
function startRunner(secret: string) {
  const child = spawn(process.execPath, [...NODE_OPTIONS, BOOTSTRAP_PATH, 'worker'], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataDir,
      CRON_SECRET: secret,
      JOBS_URL: fakeSiteUrl,
    },
    stdio: 'ignore',
  })
  return { child, exited: once(child, 'exit') }
}

test('When the job runner ends another one takes over its jobs, and never two run at once', async () => {
  const runners = [startRunner('runner one'), startRunner('runner two')]
  await vi.waitFor(() => expect(receivedSecrets.length).toBeGreaterThan(3), 60_000)
  const [first = ''] = receivedSecrets
  expect(new Set(receivedSecrets)).toEqual(new Set([first]))
  // A job that was running when its process died: without the worker no process would run it.
  await databaseClient.query(
    "INSERT INTO payload_jobs (task_slug, input, processing) VALUES ('recountVisits', '{}', true)",
  )
  const [one, two] = first === 'runner one' ? runners : runners.toReversed()
  const before = receivedSecrets.length
  one?.child.kill('SIGKILL')
  await one?.exited
  const second = first === 'runner one' ? 'runner two' : 'runner one'
  await vi.waitFor(() => expect(receivedSecrets).toContain(second), 30_000)
  await vi.waitFor(async () => {
    const { rows } = await databaseClient.query(
      "SELECT processing FROM payload_jobs WHERE task_slug = 'recountVisits'",
    )
    expect(rows).toEqual([{ processing: false }])
  }, 10_000)
  expect(receivedSecrets.slice(receivedSecrets.indexOf(second))).not.toContain(first)
  two?.child.kill('SIGTERM')
  const [code] = await Promise.race([
    two?.exited ?? [],
    new Promise<never>((_, reject) => setTimeout(reject, 10_000, new Error('still there')).unref()),
  ])
  expect(code).toBe(0)
  console.log(
    `The dead runner asked ${before} times; the other took over, released its job, and stopped.`,
  )
})
