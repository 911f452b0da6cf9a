import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { POOL_STALLED_MESSAGE } from '@/src/domain/health/readiness'
import type { Env } from '@/src/env'
import type {
  DatabaseHealthCheck,
  HealthCheck,
  HealthCheckContext,
} from '@/src/health/checkContext'
import { pluginHealthChecks } from '@/src/plugins/system-page/health/labelByHealthCheck'
import { readProgramMigrationNames } from '@/src/server/migrationNames'
import { VERSION } from '@/src/version'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'
import { aPicture } from '@/tests/support/pages'
import { aJobApplication } from '@/tests/support/records'
import { startClamd } from '@/tests/support/startClamd'
import { startS3Server } from '@/tests/support/startS3Server'
import { startSlackServer } from '@/tests/support/startSlackServer'
import { startSmtpServer } from '@/tests/support/startSmtpServer'
import {
  createBlankTestDatabase,
  startOwnPayload,
  type TestPayload,
} from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

const UNREACHABLE_URL = 'http://127.0.0.1:9'
const ONE_DAY_SQL = "interval '1 day'"

let testPayload: TestPayload
let runAllHealthChecks: typeof import('@/src/plugins/system-page/health/runHealthChecks').runHealthChecks
let createReport: typeof import('@/src/plugins/system-page/health/createHealthReport').createHealthReport
let env: Env

beforeAll(async () => {
  testPayload = await startOwnPayload({ SITE_URL: undefined, LOCAL_URL: UNREACHABLE_URL })
  ;({ env } = await import('@/src/env'))
  ;({ runHealthChecks: runAllHealthChecks } = await import(
    '@/src/plugins/system-page/health/runHealthChecks'
  ))
  ;({ createHealthReport: createReport } = await import(
    '@/src/plugins/system-page/health/createHealthReport'
  ))
})
afterAll(() => testPayload.stop())

const serverStops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of serverStops.splice(0)) await stop()
})

/** Starts a server that ends with the test. */
async function startForTest<Server extends { stop: () => Promise<unknown> }>(
  starting: Promise<Server>,
) {
  const server = await starting
  serverStops.push(server.stop)
  return server
}

type ContextChanges = Partial<Env> &
  Pick<Partial<HealthCheckContext>, 'seenHost' | 'knownMigrations'>

const healthCheckContext = ({
  seenHost = null,
  knownMigrations = readProgramMigrationNames(),
  ...changed
}: ContextChanges) => ({
  env: { ...env, ...changed },
  now: new Date(),
  seenHost,
  knownMigrations,
})

/** Runs one check in the way in which all are run. */
const runHealthCheck = async (name: string, changes: ContextChanges = {}) => {
  const checks: Record<string, HealthCheck | DatabaseHealthCheck> = await import(
    `../../health/checks/${name}.ts`
  )
  const check = Object.values(checks).find(({ name: called }) => /^check/.test(called))
  if (!check) throw new Error(`There is no check of ${name}`)
  // A check that needs no database takes one argument.
  return isDatabaseCheck(check)
    ? check(testPayload.payload, healthCheckContext(changes))
    : check(healthCheckContext(changes))
}
const isDatabaseCheck = (check: HealthCheck | DatabaseHealthCheck): check is DatabaseHealthCheck =>
  check.length > 1

/**
 * Runs a check that names the moment since which it has its state. The check subtracts a number of
 * seconds of the database from the time at its own beginning.
 */
async function expectHealthCheckSince(moment: Date, name: string) {
  const begun = Date.now()
  const reading = await runHealthCheck(name)
  const difference = moment.getTime() - (reading.since?.getTime() ?? 0)
  expect(difference).toBeGreaterThanOrEqual(-1_000)
  expect(difference).toBeLessThanOrEqual(Date.now() - begun + 1_000)
  return reading
}

const readCheckState = async (name: string, changes: ContextChanges = {}) =>
  (await runHealthCheck(name, changes)).state
const runSql = (sql: string) => testPayload.payload.db.pool.query(sql)

describe('The database check', () => {
  test('is good again once an unreachable database responds', async () => {
    expect(await runHealthCheck('database')).toMatchObject({
      state: 'good',
      says: expect.stringMatching(
        /^PostgreSQL \d+.* répond en \d+\sms\s; \d+ connexions sur \d+\.$/,
      ),
    })
    await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
      expect(await runHealthCheck('database')).toMatchObject({
        state: 'bad',
        remedy: expect.stringContaining('DATABASE_URL'),
      })
    })
    expect(await readCheckState('database')).toBe('good')
  })

  test('is bad without the extensions for searches', async () => {
    const { says, state } = await runHealthCheck('database', {
      DATABASE_URL: await createBlankTestDatabase(),
    })
    expect(state).toBe('bad')
    expect(says).toContain('pg_trgm')
  })
})

test('The pool check is bad when the web server gets no connection or does not respond', async () => {
  let answer = { status: 200, body: `ok ${VERSION}\n` }
  const JOBS_URL = await listenOnFreePort((_request, response) => {
    response.writeHead(answer.status)
    response.end(answer.body)
  })
  expect(await readCheckState('pool', { JOBS_URL })).toBe('good')
  answer = { status: 503, body: `${POOL_STALLED_MESSAGE}\n` }
  expect(await runHealthCheck('pool', { JOBS_URL })).toMatchObject({
    state: 'bad',
    remedy: expect.stringContaining('redémarre'),
  })
  answer = { status: 503, body: 'database unreachable\n' }
  expect(await readCheckState('pool', { JOBS_URL })).toBe('unknown')
  expect(await readCheckState('pool', { JOBS_URL: UNREACHABLE_URL })).toBe('unknown')
})

describe('The version check', () => {
  test('is good when the program and the tables have one version', async () => {
    expect(await runHealthCheck('version')).toMatchObject({
      state: 'good',
      says: expect.stringContaining(VERSION),
    })
  })

  test('is bad when a migration is missing or unknown', async () => {
    const later = '20990101_000000_later'
    const knownMigrations = [...readProgramMigrationNames(), later]
    expect(await runHealthCheck('version', { knownMigrations })).toMatchObject({
      state: 'bad',
      says: expect.stringContaining(later),
    })
    await runSql(`INSERT INTO payload_migrations (name, batch) VALUES ('${later}', 9)`)
    expect(await readCheckState('version')).toBe('bad')
    expect(await readCheckState('version', { knownMigrations })).toBe('good')
    await runSql(`DELETE FROM payload_migrations WHERE name = '${later}'`)
  })

  test('is unknown on a server that does not know its migrations', async () => {
    expect(await readCheckState('version', { knownMigrations: null })).toBe('unknown')
  })
})

test('The worker check is good only while a worker runs', async () => {
  expect(await runHealthCheck('worker')).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('Aucun'),
  })
  const runner = new pg.Client(testPayload.databaseUrl)
  await runner.connect()
  await runner.query("SELECT pg_try_advisory_lock(hashtext('exemplia jobs'))")
  expect(await readCheckState('worker')).toBe('good')
  await runner.end()
  expect(await readCheckState('worker')).toBe('bad')
})

test('The queue check reports a due job that waits too long, and a failed job', async () => {
  expect(await readCheckState('queue')).toBe('good')
  const { rows } = await runSql(`INSERT INTO payload_jobs (task_slug, created_at)
    VALUES ('sendReply', now() - ${ONE_DAY_SQL}) RETURNING created_at`)
  expect(await expectHealthCheckSince(rows[0].created_at, 'queue')).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('depuis 24'),
  })
  await runSql('UPDATE payload_jobs SET has_error = true, total_tried = 11')
  expect(await runHealthCheck('queue')).toMatchObject({
    state: 'warning',
    remedy: expect.stringContaining('Envois en échec'),
  })
  await runSql('DELETE FROM payload_jobs')
  expect(await readCheckState('queue')).toBe('good')
})

describe('The mail check', () => {
  const account = { user: 'site', password: 'le bon' }

  test('reports a server that refuses the password or is unreachable', async () => {
    const server = await startSmtpServer({ account })
    const at = (password: string) => ({
      SMTP_URL: `smtp://site:${encodeURIComponent(password)}@127.0.0.1:${server.port}`,
    })
    expect(await runHealthCheck('mail', at('le bon'))).toMatchObject({
      state: 'good',
      says: expect.stringContaining('Aucun envoi n’a encore été constaté'),
    })
    expect(await runHealthCheck('mail', at('le mauvais'))).toMatchObject({
      state: 'bad',
      says: expect.not.stringContaining('le mauvais'),
    })
    expect(await readCheckState('mail', at('le bon'))).toBe('good')
    await server.stop()
    expect(await readCheckState('mail', at('le bon'))).toBe('bad')
    expect(server.mails).toEqual([])
  })

  test('is unknown without a server, and counts the stored mails', async () => {
    expect(await readCheckState('mail')).toBe('unknown')
    await testPayload.payload.sendEmail({
      to: 'personne@exemplia.test',
      subject: 'Essai',
      text: '',
    })
    expect(await runHealthCheck('mail')).toMatchObject({
      state: 'unknown',
      says: expect.stringContaining('1 e-mail est gardé'),
    })
  })

  test('shows the last mail that a server accepted, also a test mail, but no stored one', async () => {
    const server = await startForTest(startSmtpServer())
    const at = { SMTP_URL: `smtp://127.0.0.1:${server.port}` }
    const { id } = await aJobApplication(testPayload.payload)
    await runSql(`UPDATE job_applications SET announced_by_mail_at = now() WHERE id = ${id}`)
    const mail = { to: 'personne@exemplia.test', subject: 'Test email', text: '' }
    await testPayload.payload.sendEmail(mail)
    const never = { says: expect.stringContaining('Aucun envoi n’a encore été constaté') }
    expect(await runHealthCheck('mail', at)).toMatchObject(never)
    const smtp = { smtpHost: '127.0.0.1', smtpPort: server.port, fromEmail: 'rh@exemplia.test' }
    const slug = 'email-settings'
    await testPayload.payload.updateGlobal({ slug, data: smtp })
    await testPayload.payload.sendEmail(mail)
    expect(server.mails).toHaveLength(1)
    expect(await runHealthCheck('mail')).toMatchObject({
      says: expect.stringContaining('Dernier envoi il y a'),
    })
    await testPayload.payload.updateGlobal({ slug, data: { smtpHost: null } })
  })

  test('is a warning after a refused mail although the server responds', async () => {
    const server = await startForTest(startSmtpServer())
    const at = { SMTP_URL: `smtp://127.0.0.1:${server.port}` }
    await runSql(`INSERT INTO payload_jobs (task_slug, total_tried, error) VALUES
      ('announceApplication', 3, '{"message": "mail: Error: refused · chat: Error: not_in_channel"}')`)
    expect(await readCheckState('mail', at)).toBe('warning')
    await runSql(`UPDATE payload_jobs SET error = '{"message": "chat: Error: not_in_channel"}'`)
    expect(await readCheckState('mail', at)).toBe('good')
    await runSql('DELETE FROM payload_jobs')
  })
})

test('The chat check reports a refused token and an unreachable Slack, and requests nothing without a token', async () => {
  const slack = await startSlackServer()
  const at = { SLACK_API_URL: slack.url, SLACK_BOT_TOKEN: 'xoxb-essai', SLACK_CHANNEL: 'C1' }
  expect(await readCheckState('chat', at)).toBe('good')
  slack.replies.push({ body: { ok: false, error: 'token_revoked' } })
  expect(await runHealthCheck('chat', at)).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('token_revoked'),
  })
  expect(await readCheckState('chat', at)).toBe('good')
  expect(slack.calls.map((call) => call.path)).toEqual(Array(3).fill('/api/auth.test'))
  await slack.stop()
  expect(await readCheckState('chat', at)).toBe('bad')
  expect(await readCheckState('chat')).toBe('unknown')
})

describe('The store check', () => {
  test('reports a missing bucket and an unreachable store, and deletes its probe', async () => {
    const store = await startS3Server()
    const at = { ...store.environment, S3_FORCE_PATH_STYLE: true }
    expect(await runHealthCheck('store', at)).toMatchObject({
      state: 'good',
      says: expect.stringContaining('exemplia'),
    })
    expect(await readCheckState('store', { ...at, S3_BUCKET: 'un-autre' })).toBe('bad')
    const left = readdirSync(store.directory, { recursive: true }).map(String)
    expect(left.map((file) => path.basename(file))).not.toContainEqual(
      expect.stringMatching(/^[\da-f-]{36}/),
    )
    await store.stop()
    expect(await readCheckState('store', at)).toBe('bad')
  })

  test('is good for an existing folder and bad for a missing one', async () => {
    expect(await readCheckState('store')).toBe('good')
    const gone = path.join(testPayload.dataDir, 'nulle-part')
    expect(await readCheckState('store', { DATA_DIR: gone })).toBe('bad')
    expect(await readCheckState('disk', { DATA_DIR: gone })).toBe('bad')
    expect(await readCheckState('disk')).toMatch(/good|warning/)
  })
})

test('The picture check compares the picture that a visitor gets with the stored one', async () => {
  expect(await readCheckState('pictures')).toBe('unknown')
  const { filesize } = await aPicture(testPayload.payload)
  let answer = { status: 200, type: 'image/png', bytes: filesize ?? 0 }
  const asked: string[] = []
  const LOCAL_URL = await listenOnFreePort((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(answer.status, { 'content-type': answer.type })
    response.end(Buffer.alloc(answer.bytes, 1))
  })
  const picture = () => readCheckState('pictures', { LOCAL_URL })
  expect(await picture()).toBe('good')
  expect(asked[0]).toMatch(/^\/api\/media\/file\/.+v=\d+/)
  answer = { ...answer, bytes: 7 }
  expect(await picture()).toBe('bad')
  answer = { ...answer, type: 'text/html', bytes: filesize ?? 0 }
  expect(await picture()).toBe('bad')
  answer = { ...answer, status: 404, type: 'image/png' }
  expect(await picture()).toBe('bad')
  answer = { ...answer, status: 200 }
  expect(await picture()).toBe('good')
  expect(await readCheckState('pictures', { LOCAL_URL: UNREACHABLE_URL })).toBe('bad')
})

test('The file check reports files that wait too long for the store or for their scan', async () => {
  expect(await readCheckState('files')).toBe('good')
  await runSql(`INSERT INTO candidate_files (original_name, check_state, spooled_on, created_at)
    VALUES ('cv', 'clean', 'web-1', now())`)
  expect(await readCheckState('files')).toBe('good')
  await runSql(`UPDATE candidate_files SET created_at = now() - interval '20 minutes'`)
  expect(await readCheckState('files')).toBe('warning')
  await runSql(`UPDATE candidate_files SET created_at = now() - ${ONE_DAY_SQL}, spooled_on = NULL,
    check_state = 'pending'`)
  expect(await runHealthCheck('files')).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('1 fichier attend'),
  })
  await runSql('DELETE FROM candidate_files')
  expect(await readCheckState('files')).toBe('good')
})

describe('The antivirus check', () => {
  test('is good when the test file is recognised, and bad when the scanner is unreachable', async () => {
    const clamd = await startClamd()
    const CLAMD_HOST = { host: clamd.host, port: clamd.port }
    expect(await runHealthCheck('antivirus', { CLAMD_HOST })).toMatchObject({
      state: 'good',
      says: expect.stringContaining('Eicar-Test-Signature'),
    })
    await clamd.stop()
    expect(await readCheckState('antivirus', { CLAMD_HOST })).toBe('bad')
    expect(await readCheckState('antivirus')).toBe('unknown')
  })

  test('is bad for a scanner that recognises nothing', async () => {
    const CLAMD_HOST = await startTcpServer('stream: OK\0')
    expect(await runHealthCheck('antivirus', { CLAMD_HOST })).toMatchObject({
      state: 'bad',
      says: expect.stringContaining('laisse passer'),
    })
  })
})

/** Starts a server that responds with this text; null means no response. */
async function startTcpServer(answer: string | null) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => answer && socket.end(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  serverStops.push(async () => server.close())
  const address = server.address()
  return { host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 }
}

describe('The address check', () => {
  test('reports an address that leads to another site or nowhere', async () => {
    let said = `ok ${VERSION}\n`
    let status = 200
    const SITE_URL = await listenOnFreePort((_request, response) => {
      response.writeHead(status).end(said)
    })
    const { host } = new URL(SITE_URL)
    expect(await readCheckState('address', { SITE_URL })).toBe('good')
    expect(await readCheckState('address', { SITE_URL, seenHost: host })).toBe('good')
    expect(
      await runHealthCheck('address', { SITE_URL, seenHost: 'exemplia.example' }),
    ).toMatchObject({
      state: 'warning',
      says: expect.stringContaining('exemplia.example'),
    })
    said = '<!doctype html><title>Parking</title>'
    expect(await readCheckState('address', { SITE_URL })).toBe('bad')
    status = 502
    expect(await readCheckState('address', { SITE_URL })).toBe('bad')
  })

  test('is unknown for an address that only this server cannot reach', async () => {
    expect(await readCheckState('address', { SITE_URL: UNREACHABLE_URL })).toBe('bad')
    const { host: seenHost } = new URL(UNREACHABLE_URL)
    expect(await readCheckState('address', { SITE_URL: UNREACHABLE_URL, seenHost })).toBe('unknown')
  })

  test('is unknown or bad without an address', async () => {
    expect(await readCheckState('address')).toBe('unknown')
    expect(await readCheckState('address', { LOCAL_URL: undefined })).toBe('bad')
  })
})

test('The certificate check is unknown without a visible certificate', async () => {
  expect(await readCheckState('certificate')).toBe('unknown')
  expect(
    await readCheckState('certificate', { SITE_URL: UNREACHABLE_URL.replace('http', 'https') }),
  ).toBe('unknown')
})

test('The clock check compares another clock; a clock of this machine can only prove a fault', async () => {
  expect(await readCheckState('clock')).toBe('unknown')
  let lateMs = 0
  const S3_ENDPOINT = await listenOnFreePort((_request, response) => {
    response.setHeader('date', new Date(Date.now() - lateMs).toUTCString()).end()
  })
  const clock = () => readCheckState('clock', { S3_BUCKET: 'exemplia', S3_ENDPOINT })
  expect(await clock()).toBe('unknown')
  lateMs = 15_000
  expect(await clock()).toBe('warning')
  lateMs = 3_600_000
  expect(await clock()).toBe('bad')
  lateMs = 0
  const interfaces = vi.spyOn(os, 'networkInterfaces').mockReturnValue({})
  expect(await clock()).toBe('good')
  interfaces.mockRestore()
})

const PLUGIN_LIGHTS = pluginHealthChecks.map(({ light }) => light)

describe('All checks', () => {
  test('respond although one of them hangs, which is not good', { tags: 'slow' }, async () => {
    const CLAMD_HOST = await startTcpServer(null)
    const lights = await runAllHealthChecks(healthCheckContext({ CLAMD_HOST }), testPayload.payload)
    expect(lights.find(({ light }) => light === 'antivirus')).toMatchObject({
      state: 'bad',
      says: expect.stringContaining('Pas de réponse'),
    })
    expect(lights.find(({ light }) => light === 'queue')?.state).toBe('good')
  })

  test('that need the database are unknown without it', async () => {
    await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
      for (const payload of [testPayload.payload, null]) {
        const lights = await runAllHealthChecks(healthCheckContext({}), payload)
        const stateIn = (asked: string) => lights.find(({ light }) => light === asked)?.state
        expect(stateIn('database')).toBe('bad')
        for (const light of ['version', 'worker', 'queue', 'mail', 'files', ...PLUGIN_LIGHTS]) {
          expect(stateIn(light)).toBe('unknown')
        }
        expect(stateIn('store')).toBe('good')
      }
    })
  })

  test('have a stored start of their state', async () => {
    const from = { seenHost: null, knownMigrations: readProgramMigrationNames() }
    const since = async () =>
      (await createReport(testPayload.payload, from)).lights.find(({ light }) => light === 'files')
        ?.since
    const first = await since()
    expect(await since()).toEqual(first)
    await runSql(`INSERT INTO candidate_files (original_name, check_state, created_at)
      VALUES ('cv', 'pending', now() - ${ONE_DAY_SQL})`)
    const second = await since()
    expect(second?.getTime()).toBeGreaterThan(first?.getTime() ?? 0)
    expect(await since()).toEqual(second)
    await runSql('DELETE FROM candidate_files')
  })
})
