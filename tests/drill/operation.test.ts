import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { get as open } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { copyBuild } from '@/src/server/build/copyBuild'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { firstAdmin } from '@/tests/support/firstAdmin'
import { get } from '@/tests/support/rawAnswer'
import { startLoggedServer } from '@/tests/support/startLoggedServer'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { aMessageForm, anApplicationForm } from '@/tests/support/submissions'

const TOKEN = 'the token of the drill, long enough'
const SECRETS = {
  PAYLOAD_SECRET: 'a secret that both servers of the drill know',
  CRON_SECRET: 'the job runner of the drill',
}
const SAID = {
  name: 'Hildegarde Quizbert',
  email: 'hildegarde.quizbert@mail.example',
  phone: '0699887766',
  words: 'une lettre reconnaissable entre mille',
}

let site: TestSite
let server: Awaited<ReturnType<typeof startLoggedServer>>

beforeAll(async () => {
  site = await startTestSite(SECRETS)
  server = await startLoggedServer(copyBuild(root, site.dataDir), {
    ...SECRETS,
    DATABASE_URL: site.databaseUrl,
    DATA_DIR: site.dataDir,
    LOCAL_URL: 'http://localhost',
    PORT: String(await findFreePort()),
    METRICS_TOKEN: TOKEN,
    TRUSTED_PROXY_HOPS: '1',
  })
}, 900_000)
afterAll(() => site.stop(), 60_000)

const post = (path: string, body: FormData | object, headers = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })

/** All steps of a visitor who applies, writes and mistypes, and of a deciding staff member. */
async function wholeJourney() {
  const application = await anApplicationForm({
    candidateName: SAID.name,
    candidateEmail: SAID.email,
    candidatePhone: SAID.phone,
    coverLetter: SAID.words,
  })
  const message = aMessageForm({ name: SAID.name, email: SAID.email, message: SAID.words })
  const wrong = { email: SAID.email, password: `${SAID.words}!` }
  const statuses = [
    (await post('/api/candidatures', application)).status,
    (await post('/api/messages-contact', message)).status,
    (await post('/api/messages-contact', aMessageForm({ email: `${SAID.email} x` }))).status,
    (await post('/api/users/login', wrong)).status,
    (await post('/api/users/login', firstAdmin)).status,
    (await fetch(`${server.url}/api/users/forgot-password`, { method: 'POST', body: '{' })).status,
    (await get(`${server.url}/${encodeURIComponent(SAID.email)}`)).status,
    (await get(`${server.url}/nos-offres?q=${encodeURIComponent(SAID.name)}`)).status,
  ]
  // The site's runner calls only its own server, so this request runs the queued jobs on this one.
  const run = await fetch(`${server.url}/api/payload-jobs/run?allQueues=true`, {
    headers: { authorization: `Bearer ${SECRETS.CRON_SECRET}` },
  })
  return [...statuses, run.status]
}

test('The log of a whole journey has each request and no personal data', async () => {
  expect(await wholeJourney()).toEqual([200, 200, 422, 401, 200, expect.any(Number), 404, 200, 200])
  await vi.waitFor(() => {
    const routes = server.lines().map(({ route }) => route)
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
  const text = server.text()
  for (const said of [...Object.values(SAID), ...Object.values(firstAdmin)]) {
    expect(text).not.toContain(said)
    expect(text).not.toContain(encodeURIComponent(said))
  }
  expect(text).not.toMatch(/hildegarde|quizbert|127\.0\.0\.1|::1/i)
})

test('Each request has an id: the one of the proxy if it is valid, never one of a client', async () => {
  const id = randomUUID()
  const named = await get(`${server.url}/`, { 'x-request-id': id })
  expect(named.headers['x-request-id']).toBe(id)
  const forged = await get(`${server.url}/`, { 'x-request-id': 'a b\u00E9 <script>' })
  expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  await vi.waitFor(() => {
    const line = server.lines().find(({ requestId }) => requestId === id)
    expect(line).toMatchObject({ method: 'GET', route: '/', status: 200, level: 'info' })
    expect(line?.bytes).toBeGreaterThan(10_000)
  }, 5_000)
})

test('Metrics are returned only to a client with the token', async () => {
  const metrics = (headers: Record<string, string>) => get(`${server.url}/api/metrics`, headers)
  expect((await metrics({})).status).toBe(404)
  expect((await metrics({ authorization: 'Bearer another token' })).status).toBe(404)
  const { status, body } = await metrics({ authorization: `Bearer ${TOKEN}` })
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
  const listening = open(`${server.url}/api/offres/evenements`)
  const [stream] = await once(listening, 'response')
  stream.resume()
  const streamEnd = once(stream, 'close')
  // A visitor with a slow connection, whose form never arrives completely.
  const stuck = open({
    ...new URL(server.url),
    port: new URL(server.url).port,
    method: 'POST',
    path: '/api/candidatures',
    headers: { 'content-length': '1000000', 'content-type': 'multipart/form-data; boundary=x' },
  })
  stuck.on('error', () => undefined)
  stuck.write('--x')
  const begun = performance.now()
  server.signal('SIGTERM')
  await streamEnd
  expect(stream.complete).toBe(true)
  const [code] = await Promise.race([
    server.exited,
    new Promise<never>((_, reject) => setTimeout(reject, 10_000, new Error('still there')).unref()),
  ])
  expect(code).toBe(0)
  console.log(
    `Stopped after ${Math.round(performance.now() - begun)} ms with a stream and a stuck upload open.`,
  )
})
