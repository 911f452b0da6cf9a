import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CORE_HEALTH_CHECK_NAMES, type HealthState } from '@/src/domain/health/healthChecks'
import { pluginHealth } from '@/src/plugins/pluginHealth'
import { mountSmallDisk } from '@/tests/support/smallDisk'
import { startDoctoredSite } from '@/tests/support/startDoctoredSite'

/** The time exceeds the allowed silence of a job runner. */
const WORKER_SILENCE_MS = 65_000

const smallDisk = mountSmallDisk(400)
if (!smallDisk) console.log('Nobody may mount a disk here (it takes root): no full disk was tried')

let doctoredSite: Awaited<ReturnType<typeof startDoctoredSite>>
let workerProcess: ChildProcess
let databaseClient: pg.Client
let ownFolder: string
const lightReports: { light: string; fault: string; during: HealthState; after: HealthState }[] = []

beforeAll(async () => {
  ownFolder = mkdtempSync(path.join(tmpdir(), 'exemplia-lights-'))
  doctoredSite = await startDoctoredSite(smallDisk?.folder ?? ownFolder)
  workerProcess = doctoredSite.startWorker()
  databaseClient = new pg.Client(doctoredSite.databaseUrl)
  await databaseClient.connect()
  await doctoredSite.run(['backup', path.join(ownFolder, 'sauvegarde'), '--verify'], {})
}, 900_000)
afterAll(async () => {
  console.table(lightReports)
  workerProcess.kill('SIGKILL')
  await databaseClient.end()
  await doctoredSite.stop()
  smallDisk?.unmount()
  rmSync(ownFolder, { recursive: true, force: true })
}, 60_000)

async function readLightState(light: string, changed: Record<string, string> = {}) {
  const { lights } = await doctoredSite.doctor(changed)
  return lights.find((one) => one.light === light)?.state ?? 'unknown'
}

/** Causes the fault, checks, removes the fault, and checks until the state is good again. */
async function checkLightWithFault(
  light: string,
  fault: string,
  make: () => unknown,
  mend: () => unknown,
) {
  await make()
  const during = await readLightState(light)
  await mend()
  const after = await vi.waitUntil(
    async () => {
      const state = await readLightState(light)
      return state === 'good' && state
    },
    { timeout: 60_000, interval: 500 },
  )
  lightReports.push({ light, fault, during, after })
  return during
}

const runSql = (sql: string) => databaseClient.query(sql)

test('On a healthy site each check that can run is good, and the command ends with 0', async () => {
  await vi.waitFor(
    async () => {
      const { lights, status } = await doctoredSite.doctor()
      const others = lights.filter(({ state }) => state !== 'good')
      // The test does not control these: one clock, and the machine's own disk and memory.
      expect(others.filter(({ light }) => !['clock', 'disk', 'memory'].includes(light))).toEqual([])
      expect(lights).toHaveLength(
        CORE_HEALTH_CHECK_NAMES.length + pluginHealth.filter(({ check }) => check).length,
      )
      expect(status).toBe(0)
    },
    { timeout: 90_000, interval: 1_000 },
  )
})

test.each([
  ['database', 'database'],
  ['store', 'store'],
  ['mail', 'mail'],
  ['chat', 'chat'],
  ['antivirus', 'antivirus'],
] as const)('%s refuses, then hangs, and its check is red each time', async (light, part) => {
  for (const fault of ['refusing', 'hanging'] as const) {
    const { become } = doctoredSite.parts[part]
    expect(
      await checkLightWithFault(
        light,
        fault,
        () => become(fault),
        () => become('none'),
      ),
    ).toBe('bad')
  }
})

test('A site whose store of pictures is unreachable shows none to visitors', async () => {
  const { become } = doctoredSite.parts.store
  expect(
    await checkLightWithFault(
      'pictures',
      'no store',
      () => become('refusing'),
      () => become('none'),
    ),
  ).toBe('bad')
})

test('The command ends with 1 if a check is bad', async () => {
  doctoredSite.parts.mail.become('refusing')
  expect((await doctoredSite.doctor()).status).toBe(1)
  doctoredSite.parts.mail.become('none')
})

test('A token that Slack no longer accepts is reported', async () => {
  const refusal = { body: { ok: false, error: 'token_revoked' } }
  expect(
    await checkLightWithFault(
      'chat',
      'token',
      () => doctoredSite.slack.replies.push(refusal),
      () => undefined,
    ),
  ).toBe('bad')
})

test('A database that is newer than the program is reported', async () => {
  const later = '20990101_000000_later'
  const make = () => runSql(`INSERT INTO payload_migrations (name, batch) VALUES ('${later}', 9)`)
  const mend = () => runSql(`DELETE FROM payload_migrations WHERE name = '${later}'`)
  expect(await checkLightWithFault('version', 'newer database', make, mend)).toBe('bad')
})

test('A killed job runner and a stalled one are reported', async () => {
  const again = () => {
    workerProcess = doctoredSite.startWorker()
  }
  const kill = async () => {
    workerProcess.kill('SIGKILL')
    await once(workerProcess, 'exit')
  }
  expect(await checkLightWithFault('worker', 'killed', kill, again)).toBe('bad')
  const stand = () => {
    workerProcess.kill('SIGSTOP')
    return sleep(WORKER_SILENCE_MS)
  }
  expect(
    await checkLightWithFault('worker', 'stands still', stand, () => workerProcess.kill('SIGCONT')),
  ).toBe('warning')
})

test('A queue that no worker empties and files that no scanner checks are reported', async () => {
  workerProcess.kill('SIGSTOP')
  await runSql(`INSERT INTO payload_jobs (task_slug, input, created_at)
    VALUES ('recountVisits', '{}', now() - interval '10 minutes')`)
  await runSql(`INSERT INTO candidate_files (original_name, filename, check_state, created_at)
    VALUES ('cv.pdf', 'essai.pdf', 'pending', now() - interval '3 hours')`)
  expect(await readLightState('files')).toBe('bad')
  const mend = async () => {
    workerProcess.kill('SIGCONT')
    await runSql("DELETE FROM candidate_files WHERE filename = 'essai.pdf'")
  }
  expect(await checkLightWithFault('queue', 'nobody works', () => undefined, mend)).toBe('bad')
  expect(await readLightState('files')).toBe('good')
})

test('A backup and a retention run of long ago are reported', async () => {
  const aged = (table: string, days: number) => () =>
    runSql(`UPDATE ${table} SET finished_at = now() - interval '${days} days'`)
  expect(
    await checkLightWithFault('backup', 'old', aged('backup_runs', 9), aged('backup_runs', 0)),
  ).toBe('bad')
  const retention = [aged('retention_runs', 9), aged('retention_runs', 0)] as const
  expect(await checkLightWithFault('retention', 'old', ...retention)).toBe('bad')
})

test('A certificate that expires soon and an unreachable URL are reported', async () => {
  const { show, open } = doctoredSite.front
  expect(
    await checkLightWithFault(
      'certificate',
      '2 days',
      () => show(2),
      () => show(90),
    ),
  ).toBe('bad')
  expect(
    await checkLightWithFault(
      'certificate',
      '9 days',
      () => show(9),
      () => show(90),
    ),
  ).toBe('warning')
  expect(
    await checkLightWithFault(
      'address',
      '502',
      () => open(false),
      () => open(true),
    ),
  ).toBe('bad')
  expect(
    await checkLightWithFault(
      'pictures',
      '502',
      () => open(false),
      () => open(true),
    ),
  ).toBe('bad')
})

test('A clock that is an hour late is reported', async () => {
  const late = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() - 3_600_000).toUTCString()).end()
  })
  await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve))
  const address = late.address()
  const S3_ENDPOINT = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  expect(await readLightState('clock', { S3_ENDPOINT })).toBe('bad')
  late.close()
  // Database and store are on this machine, so their clocks prove nothing.
  expect(await readLightState('clock')).toBe('unknown')
})

test.runIf(smallDisk)('A disk that is nearly full, then full, is reported', async () => {
  const fill = (leaving: number) => () => smallDisk?.fill({ leaving })
  const free = () => smallDisk?.free()
  expect(await checkLightWithFault('disk', 'nearly full', fill(4_000_000), free)).toBe('bad')
  expect(await checkLightWithFault('disk', 'full', fill(0), free)).toBe('bad')
})
