import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HONEYPOT_FIELD } from '@/src/domain/submissions/submission'
import { recordRequestDuration } from '@/src/metrics/requests'
import { readCertificateSecondsLeft } from '@/src/plugins/system-page/metrics/machine'
import { findMetricsIn, promQueries } from '@/tests/support/promQueries'
import { aJobOffer } from '@/tests/support/records'
import { aMessageForm, createScriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'
import { whileDatabaseIsClosed } from '@/tests/support/whileDatabaseIsClosed'

const METRICS_TOKEN_VALUE = 'the token of the tests, long enough'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startOwnPayload({ METRICS_TOKEN: METRICS_TOKEN_VALUE })
})
afterAll(() => testPayload.stop())

async function requestMetrics(authorization?: string) {
  const { GET } = await import('@/src/plugins/system-page/routes/metrics/route')
  const headers = authorization ? { authorization } : undefined
  return GET(new Request('https://exemplia.test/api/metrics', { headers }))
}

async function readMetric(name: string): Promise<number | null> {
  const text = await (await requestMetrics(`Bearer ${METRICS_TOKEN_VALUE}`)).text()
  const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? []
  return value === undefined ? null : Number(value)
}

/** Reads the count of this process, which has run other tests before. */
const readOutcomeCount = async (kind: 'mails' | 'submissions', outcome: string) =>
  (await readMetric(`${kind}_total\\{${LABELS_BY_KIND[kind]}outcome="${outcome}"\\}`)) ?? 0

const LABELS_BY_KIND = { mails: '', submissions: 'form="message",' }

test('The metrics are returned with the token; other clients get 404', async () => {
  for (const given of [
    undefined,
    METRICS_TOKEN_VALUE,
    'Bearer ',
    `Bearer ${METRICS_TOKEN_VALUE}x`,
    `Basic ${METRICS_TOKEN_VALUE}`,
  ]) {
    expect((await requestMetrics(given)).status).toBe(404)
  }
  const answer = await requestMetrics(`Bearer ${METRICS_TOKEN_VALUE}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('The metrics have waiting and failed jobs, and the age of the oldest', async () => {
  await testPayload.payload.db.pool.query(`
    INSERT INTO payload_jobs (task_slug, has_error, total_tried, wait_until, created_at) VALUES
      ('sendReply', true, 11, NULL, now() - interval '1 day'),
      ('sendReply', false, 2, now() + interval '1 hour', now() - interval '1 day'),
      ('sendReply', false, 0, NULL, now() - interval '90 seconds')`)
  expect(await readMetric('jobs_failed')).toBe(1)
  expect(await readMetric('jobs_retrying')).toBe(1)
  expect(await readMetric('jobs_waiting')).toBe(1)
  const oldest = await readMetric('jobs_oldest_due_seconds')
  expect(oldest).toBeGreaterThanOrEqual(90)
  expect(oldest).toBeLessThan(600)
  expect(await readMetric('database_pool_connections')).toBeGreaterThan(0)
  // A figure without a value is not exported.
  expect(await readMetric('retention_last_run_age_seconds')).toBeNull()
})

test('An offer that is not open a minute after its moment is a metric', async () => {
  const { id } = await aJobOffer(testPayload.payload, { isActive: false })
  const late = (seconds: number) =>
    testPayload.payload.db.pool.query(
      "UPDATE job_offers SET publish_at = now() - $1 * interval '1 second' WHERE id = $2",
      [seconds, id],
    )
  await late(30)
  expect(await readMetric('offers_late')).toBe(0)
  await late(61)
  expect(await readMetric('offers_late')).toBe(1)
})

test('Files that nobody may open yet, and those that wait for the store, are metrics', async () => {
  const files = [
    ['pending', null],
    ['pending', 'web-1'],
    ['blocked', null],
    ['clean', null],
  ]
  for (const values of files) {
    await testPayload.payload.db.pool.query(
      "INSERT INTO candidate_files (original_name, check_state, spooled_on) VALUES ('cv', $1, $2)",
      values,
    )
  }
  expect(await readMetric('files_unchecked')).toBe(2)
  expect(await readMetric('files_blocked')).toBe(1)
  expect(await readMetric('files_spooled')).toBe(1)
})

test('An unreachable database is a metric, not an error', async () => {
  expect(await readMetric('database_up')).toBe(1)
  await whileDatabaseIsClosed(testPayload.databaseUrl, async () => {
    expect(await readMetric('database_up')).toBe(0)
    expect(await readMetric('jobs_failed')).toBeNull()
    expect(await readMetric('nodejs_eventloop_lag_p99_seconds')).not.toBeNull()
  })
  expect(await readMetric('database_up')).toBe(1)
})

test('The free share of the disk is a metric', async () => {
  const free = await readMetric('data_disk_free_ratio')
  expect(free).toBeGreaterThan(0)
  expect(free).toBeLessThan(1)
})

test('The state of each check is a metric, and an unknown state is not good', async () => {
  expect(await readMetric('system_light\\{light="database"\\}')).toBe(0)
  expect(await readMetric('system_light\\{light="worker"\\}')).toBe(2)
  expect(await readMetric('system_light\\{light="antivirus"\\}')).toBe(-1)
})

test('Submissions are counted by outcome, without anything that visitors wrote', async () => {
  const { POST } = await import('@/src/app/api/messages-contact/route')
  const send = (fields: Record<string, string>, headers = {}) =>
    POST(createScriptRequest('/api/messages-contact', aMessageForm(fields), headers))
  const outcomes = ['accepted', 'invalid', 'trapped', 'crossSite']
  const counts = () =>
    Promise.all(outcomes.map((outcome) => readOutcomeCount('submissions', outcome)))
  const before = await counts()
  await send({})
  await send({ email: 'personne' })
  await send({ [HONEYPOT_FIELD]: 'un programme' })
  await send({}, { 'Sec-Fetch-Site': 'cross-site' })
  expect(await counts()).toEqual(before.map((count) => count + 1))
})

test('Mails are counted by outcome', async () => {
  const send = () =>
    testPayload.payload.sendEmail({ to: 'quelqu.un@exemplia.test', subject: 'Essai' })
  const [kept, failed] = [
    await readOutcomeCount('mails', 'kept'),
    await readOutcomeCount('mails', 'failed'),
  ]
  await send()
  expect(await readOutcomeCount('mails', 'kept')).toBe(kept + 1)
  await testPayload.payload.updateGlobal({
    slug: 'email-settings',
    data: { smtpHost: '127.0.0.1', smtpPort: 9 },
  })
  await expect(send()).rejects.toThrow()
  expect(await readOutcomeCount('mails', 'failed')).toBe(failed + 1)
})

test('Each metric of the alert rules and the dashboard exists', async () => {
  recordRequestDuration({ method: 'GET', route: '/', status: 200 }, 10)
  await testPayload.payload.db.pool.query(`
    INSERT INTO retention_runs (day, finished_at) VALUES ('2026-11-24', now());
    INSERT INTO backup_runs DEFAULT VALUES;
    INSERT INTO backup_verifications (is_sound) VALUES (true)`)
  const text = await (await requestMetrics(`Bearer ${METRICS_TOKEN_VALUE}`)).text()
  const told = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  // Metrics of Prometheus itself, and one that needs a site with a certificate.
  const elsewhere = ['up', 'certificate_valid_seconds']
  const { board, rules } = promQueries()
  expect(rules.length).toBeGreaterThan(15)
  expect(board.length).toBeGreaterThan(20)
  const asked = [...board, ...rules].flatMap(findMetricsIn)
  expect(asked).toContain('http_request_duration_seconds')
  expect(asked.filter((name) => !told.includes(name) && !elsewhere.includes(name))).toEqual([])
})

test('The remaining validity of the visible certificate is a metric', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'exemplia-certificate-'))
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -days 9 -keyout ${key} -out ${cert}`.split(
      ' ',
    ),
    { stdio: 'ignore' },
  )
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const days = async (siteUrl: string) =>
    ((await readCertificateSecondsLeft(siteUrl)) ?? Number.NaN) / 86_400
  expect(await days(`https://127.0.0.1:${port}`)).toBeCloseTo(9, 1)
  server.close()
  // The certificate is not read again at once.
  expect(await days(`https://127.0.0.1:${port}`)).toBeCloseTo(9, 1)
  expect(await readCertificateSecondsLeft(`https://localhost:${port}`)).toBeNull()
  expect(await readCertificateSecondsLeft(`http://127.0.0.1:${port}`)).toBeNull()
  expect(await readCertificateSecondsLeft(undefined)).toBeNull()
  rmSync(folder, { recursive: true })
})
