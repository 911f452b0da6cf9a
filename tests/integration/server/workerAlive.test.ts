import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '@/src/server/process/findFreePort'
import { isHeartbeatRecent, writeHeartbeat } from '@/src/server/worker/heartbeat.mjs'
import { eventually } from '@/tests/support/eventually'
import { emptyTestDatabase } from '@/tests/support/testPayload'

let heartbeatFolder: string

beforeAll(() => {
  heartbeatFolder = mkdtempSync(path.join(tmpdir(), 'exemplia-alive-'))
})
afterAll(() => rmSync(heartbeatFolder, { recursive: true }))

/** Runs the health check of the container. */
const readHealthStatus = () =>
  spawnSync(process.execPath, ['src/cli/workerAlive.mjs'], {
    env: { ...process.env, TMPDIR: heartbeatFolder },
  }).status

test('A worker is healthy with or without web servers; one that never started is not', async () => {
  expect(readHealthStatus()).toBe(1)
  const worker = spawn(process.execPath, ['--conditions=production', 'src/cli/run.mjs', 'worker'], {
    env: {
      ...process.env,
      TMPDIR: heartbeatFolder,
      DATABASE_URL: await emptyTestDatabase(),
      CRON_SECRET: 'the job runner of the tests',
      // No site is at this URL.
      JOBS_URL: `http://127.0.0.1:${await findFreePort()}`,
    },
    stdio: 'ignore',
  })
  // Each check starts a process.
  await eventually(() => expect(readHealthStatus()).toBe(0), 500)
  worker.kill('SIGTERM')
  await once(worker, 'exit')
})

test('A worker without a sign of life for longer than any round is not healthy', () => {
  const file = path.join(heartbeatFolder, 'beat')
  writeHeartbeat(file)
  expect(isHeartbeatRecent(file)).toBe(true)
  const before = new Date(Date.now() - 7 * 60_000)
  utimesSync(file, before, before)
  expect(isHeartbeatRecent(file)).toBe(false)
  writeHeartbeat(file)
  expect(isHeartbeatRecent(file)).toBe(true)
})
