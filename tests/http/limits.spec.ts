import { faultsOf } from '../support/faultsOf'
import { gradeHeaders } from '../support/gradeHeaders'
import { brokenRequests } from '../support/hostileRequests'
import { expect, test } from '../support/httpTest'
import { sendRaw } from '../support/sendRaw'
import { createRareWord } from '../support/siteRecords'

test('malformed requests and bodies are refused without an error of the server', async ({
  baseURL,
}) => {
  expect(await faultsOf(baseURL ?? '', brokenRequests)).toEqual([])
})

test('a form that announces more than its limit is refused before it is sent', async ({
  baseURL,
}) => {
  for (const url of ['/api/candidatures', '/api/messages-contact']) {
    const headers = `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${50 * 1024 ** 2}`
    const bytes = `POST ${url} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n--b\r\n`
    expect(await sendRaw(baseURL ?? '', { bytes }), url).toBe(413)
  }
})

test('the sixth sign-in with a wrong password in a row is refused for a while', async ({
  visitor,
}) => {
  const data = { email: `${createRareWord()}@exemplia.test`, password: 'x' }
  const statuses: number[] = []
  for (let attempt = 0; attempt < 5; attempt++) {
    statuses.push((await visitor.post('/api/users/login', { data })).status())
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401])
  const refused = await visitor.post('/api/users/login', { data })
  expect(refused.status()).toBe(429)
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  const headers = new Headers(refused.headers())
  expect(gradeHeaders({ status: 429, headers, isPrivate: true, isSecure: false })).toEqual([])
})

test('Of thirty simultaneous forms for unknown jobs each is shown, none is a 404', async ({
  visitor,
}) => {
  const forms = Array.from({ length: 30 }, () =>
    visitor.get(`/postuler/metier-${createRareWord()}`),
  )
  const statuses = (await Promise.all(forms)).map((response) => response.status())
  expect(statuses).toEqual(Array(30).fill(200))
})

test('a query that a visitor announces in a body is refused before the body arrives', async ({
  baseURL,
  visitor,
}) => {
  for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
    const headers = `Host: localhost\r\n${name}: GET\r\nContent-Length: 500`
    const bytes = `POST /api/job-offers HTTP/1.1\r\n${headers}\r\n\r\nlimit=`
    expect(await sendRaw(baseURL ?? '', { bytes }), name).toBe(405)
  }
  expect((await visitor.get('/api/job-offers?limit=1')).status()).toBe(200)
})

const PROXY_IDLE_SECONDS = 60

test('an idle connection stays open longer than the proxy uses it', async ({ visitor }) => {
  const { 'keep-alive': keepAlive = '' } = (await visitor.get('/')).headers()
  const [, seconds] = /timeout=(\d+)/.exec(keepAlive) ?? []
  expect(Number(seconds)).toBeGreaterThan(PROXY_IDLE_SECONDS)
})
