import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get as open } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyBuild } from '@/src/server/build/copyBuild'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { firstAdmin } from '@/tests/support/firstAdmin'
import { getRawResponse } from '@/tests/support/rawAnswer'
import { startLoggedServer } from '@/tests/support/startLoggedServer'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { aMessageForm, anApplicationForm } from '@/tests/support/submissions'

const METRICS_SECRET = 'the token of the drill, long enough'
const SERVER_SECRETS = {
  PAYLOAD_SECRET: 'a secret that both servers of the drill know',
  CRON_SECRET: 'the job runner of the drill',
}
const PERSONAL_VALUES = {
  name: 'Hildegarde Quizbert',
  email: 'hildegarde.quizbert@mail.example',
  phone: '0699887766',
  words: 'une lettre reconnaissable entre mille',
}

let testSite: TestSite
let loggedServer: Awaited<ReturnType<typeof startLoggedServer>>

beforeAll(async () => {
  testSite = await startTestSite(SERVER_SECRETS)
  loggedServer = await startLoggedServer(copyBuild(root, testSite.dataDir), {
    ...SERVER_SECRETS,
    DATABASE_URL: testSite.databaseUrl,
    DATA_DIR: testSite.dataDir,
    LOCAL_URL: 'http://localhost',
    PORT: String(await findFreePort()),
    METRICS_TOKEN: METRICS_SECRET,
    TRUSTED_PROXY_HOPS: '1',
  })
}, 900_000)
afterAll(() => testSite.stop(), 60_000)

const postToServer = (path: string, body: FormData | object, headers = {}) =>
  fetch(loggedServer.url + path, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })

/** All steps of a visitor who applies, writes and mistypes, and of a deciding staff member. */
async function runWholeJourney() {
  const application = await anApplicationForm({
    candidateName: PERSONAL_VALUES.name,
    candidateEmail: PERSONAL_VALUES.email,
    candidatePhone: PERSONAL_VALUES.phone,
    coverLetter: PERSONAL_VALUES.words,
  })
  const message = aMessageForm({
    name: PERSONAL_VALUES.name,
    email: PERSONAL_VALUES.email,
    message: PERSONAL_VALUES.words,
  })
  const wrong = { email: PERSONAL_VALUES.email, password: `${PERSONAL_VALUES.words}!` }
  const statuses = [
    (await postToServer('/api/candidatures', application)).status,
    (await postToServer('/api/messages-contact', message)).status,
    (
      await postToServer(
        '/api/messages-contact',
        aMessageForm({ email: `${PERSONAL_VALUES.email} x` }),
      )
    ).status,
    (await postToServer('/api/users/login', wrong)).status,
    (await postToServer('/api/users/login', firstAdmin)).status,
    (await fetch(`${loggedServer.url}/api/users/forgot-password`, { method: 'POST', body: '{' }))
      .status,
    (await getRawResponse(`${loggedServer.url}/${encodeURIComponent(PERSONAL_VALUES.email)}`))
      .status,
    (
      await getRawResponse(
        `${loggedServer.url}/nos-offres?q=${encodeURIComponent(PERSONAL_VALUES.name)}`,
      )
    ).status,
  ]
  // The site's runner calls only its own server, so this request runs the queued jobs on this one.
  const run = await fetch(`${loggedServer.url}/api/payload-jobs/run?allQueues=true`, {
    headers: { authorization: `Bearer ${SERVER_SECRETS.CRON_SECRET}` },
  })
  return [...statuses, run.status]
}

test('The log of a whole journey has each request and no personal data', async () => {
  expect(await runWholeJourney()).toEqual([
    200,
    200,
    422,
    401,
    200,
    expect.any(Number),
    404,
    200,
    200,
  ])
  await vi.waitFor(() => {
    const routes = loggedServer.lines().map(({ route }) => route)
    for (const route of [
      '/api/candidatures',
      '/api/messages-contact',
      '/api/users/login',
      '/api/payload-jobs/run',
      '/:unknown',
      '/nos-offres',
    ]) {
      expect(routes).toContain(route)
    }
  }, 10_000)
  const text = loggedServer.text()
  for (const said of [...Object.values(PERSONAL_VALUES), ...Object.values(firstAdmin)]) {
    expect(text).not.toContain(said)
    expect(text).not.toContain(encodeURIComponent(said))
  }
  expect(text).not.toMatch(/hildegarde|quizbert|127\.0\.0\.1|::1/i)
})

test('Each request has an id: the one of the proxy if it is valid, never one of a client', async () => {
  const id = randomUUID()
  const named = await getRawResponse(`${loggedServer.url}/`, { 'x-request-id': id })
  expect(named.headers['x-request-id']).toBe(id)
  const forged = await getRawResponse(`${loggedServer.url}/`, {
    'x-request-id': 'a b\u00E9 <script>',
  })
  expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  await vi.waitFor(() => {
    const line = loggedServer.lines().find(({ requestId }) => requestId === id)
    expect(line).toMatchObject({ method: 'GET', route: '/', status: 200, level: 'info' })
    expect(line?.bytes).toBeGreaterThan(10_000)
  }, 5_000)
})

test('Metrics are returned only to a client with the token', async () => {
  const metrics = (headers: Record<string, string>) =>
    getRawResponse(`${loggedServer.url}/api/metrics`, headers)
  expect((await metrics({})).status).toBe(404)
  expect((await metrics({ authorization: 'Bearer another token' })).status).toBe(404)
  const { status, body } = await metrics({ authorization: `Bearer ${METRICS_SECRET}` })
  expect(status).toBe(200)
  const text = body.toString()
  expect(text).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/candidatures",status="200"\} 1\n/,
  )
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'database_up 1',
    'database_pool_connections',
    'jobs_failed 0',
    'jobs_oldest_due_seconds',
    'visits_buffered',
    'mails_kept_as_files',
  ]) {
    expect(text).toContain(name)
  }
  expect(text).not.toMatch(/quizbert/i)
})

test('A server that receives SIGTERM ends within ten seconds, even with open streams', async () => {
  const listening = open(`${loggedServer.url}/api/offres/evenements`)
  const [stream] = await once(listening, 'response')
  stream.resume()
  const streamEnd = once(stream, 'close')
  // A visitor with a slow connection, whose form never arrives completely.
  const stuck = open({
    ...new URL(loggedServer.url),
    port: new URL(loggedServer.url).port,
    method: 'POST',
    path: '/api/candidatures',
    headers: { 'content-length': '1000000', 'content-type': 'multipart/form-data; boundary=x' },
  })
  stuck.on('error', () => undefined)
  stuck.write('--x')
  const begun = performance.now()
  loggedServer.signal('SIGTERM')
  await streamEnd
  expect(stream.complete).toBe(true)
  const [code] = await Promise.race([
    loggedServer.exited,
    new Promise<never>((_, reject) => setTimeout(reject, 10_000, new Error('still there')).unref()),
  ])
  expect(code).toBe(0)
  console.log(
    `Stopped after ${Math.round(performance.now() - begun)} ms with a stream and a stuck upload open.`,
  )
})
