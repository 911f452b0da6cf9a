import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const PROPERTY_RUNS = 150
const MEGABYTE_BYTES = 1024 * 1024
const HTTP_METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const
type HttpMethod = (typeof HTTP_METHODS)[number]
type SentRequest = {
  method: HttpMethod
  path: string
  type?: string
  override?: string
  length?: string
  body?: string | ReadableStream
}

let testPayload: TestPayload
let payload: Payload

beforeAll(async () => {
  testPayload = await startTestPayload()
  payload = testPayload.payload
})
afterAll(() => testPayload.stop())

async function sendToApi({
  method,
  path,
  type = 'application/json',
  override,
  length,
  body,
}: SentRequest) {
  const handlers = await import('@/src/app/(payload)/api/[...slug]/route')
  const url = new URL(`https://exemplia.test/api${path}`)
  const slug = url.pathname.slice('/api/'.length).split('/').map(decodeURIComponent)
  const isRead = method === 'GET' || method === 'OPTIONS'
  const request = new Request(url, {
    method,
    headers: {
      'content-type': type,
      'x-client-address': '192.0.2.9',
      ...(length ? { 'content-length': length } : {}),
      ...(override ? { [override]: 'GET' } : {}),
    },
    ...(isRead ? {} : { body, duplex: 'half' }),
  })
  return handlers[method](request, { params: Promise.resolve({ slug }) })
}

const getRequest = (path: string): SentRequest => ({ method: 'GET', path })
const postRequest = (path: string, body: SentRequest['body'], type?: string): SentRequest => ({
  method: 'POST',
  path,
  body,
  type,
})

test.each([
  getRequest('/job-offers?page=-1'),
  getRequest('/job-offers?page=0.5'),
  getRequest('/job-offers?limit=0.5'),
  getRequest('/job-offers?limit=-1'),
  getRequest('/job-offers?depth=x'),
  getRequest('/job-offers?where[title][equals]=%00'),
  getRequest('/job-offers/%00'),
  getRequest('/job-offers/x'),
  getRequest('/job-offers/99999999999999999999'),
  getRequest('/job-offers/versions/1'),
  getRequest('/expertise-pages/versions/1'),
  getRequest('/expertise-pages/versions/x'),
  getRequest('/media/file/missing.png'),
  getRequest('/media/file/..%2F..%2Fsecret'),
  getRequest('/og'),
  getRequest('/__proto__'),
  getRequest('/constructor/1'),
  getRequest('/globals/toString'),
  postRequest('/users/verify/x', ''),
  postRequest('/users/versions/1', ''),
  postRequest('/globals/hero-settings/versions/1', ''),
  getRequest('/users/versions'),
  getRequest('/users/versions/1'),
  postRequest('/users/login', '{"email":"a\\u0000@b.fr","password":"x"}'),
  postRequest('/users/login', '{"email":{},"password":[]}'),
  postRequest('/users/login', 'null'),
  postRequest('/users/login', '[1]'),
  postRequest('/users/login', '{'),
  postRequest('/users/forgot-password', '{"email":1}'),
  postRequest('/users/reset-password', '{"token":{},"password":1}'),
  postRequest('/users/login', 'no form', 'multipart/form-data'),
  postRequest('/users/login', 'no form', 'multipart/form-data; boundary=x'),
  postRequest('/media', '--x\r\nbroken', 'multipart/form-data; boundary=x'),
  postRequest(
    '/job-offers',
    '--x\r\nContent-Disposition: form-data; name="a"; filename="\0.pdf"\r\n\r\na\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ),
  postRequest(
    '/job-offers',
    '--x\r\nContent-Disposition: form-data; name="a\x01"\r\n\r\na\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ),
  postRequest(
    '/users/login',
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ),
])('$method $path $body is refused with a status below 500', async (sent) => {
  const { status } = await sendToApi(sent)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

const FORM_CONTENT_TYPE = 'application/x-www-form-urlencoded'

describe.each(['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'])(
  '%s: GET',
  (override) => {
    const asQuery = (body: string, type = FORM_CONTENT_TYPE) =>
      sendToApi({ ...postRequest('/job-offers', body, type), override })

    test.each(['page=-1', 'limit=0.5', 'depth=x', 'where[title][equals]=%00'])(
      'validates %s as in the URL',
      async (body) => {
        expect((await asQuery(body)).status).toBe(400)
      },
    )

    test('refuses a query that is written as JSON', async () => {
      const body = JSON.stringify({ locale: 'fr&limit=-1' })
      expect((await asQuery(body, 'application/json')).status).toBe(400)
    })

    test('accepts a long query', async () => {
      const answer = await asQuery('where[title][equals]=Architecte&limit=3')
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject({ limit: 3 })
    })
  },
)

test('No anonymous request makes the server fail, with any bytes, numbers and bodies', async () => {
  const slugs = [...Object.keys(payload.collections), 'globals/website-settings', 'globals/nope']
  const odd = fc.oneof(
    fc.constantFrom(
      '%00',
      '%ff',
      '%',
      '-1',
      '0.5',
      '1e99',
      'NaN',
      '[]',
      '../..',
      'x',
      '',
      '__proto__',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
    fc.integer().map(String),
  )
  const anyPath = fc
    .tuple(
      fc.constantFrom('', 'reorder', 'access', ...slugs),
      fc.array(
        fc.oneof(
          fc.constantFrom(
            'versions',
            'count',
            'access',
            'login',
            'file',
            'me',
            'verify',
            'unlock',
            'first-register',
            'docs-duplicate',
            'refresh-token',
          ),
          odd,
        ),
        { maxLength: 3 },
      ),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'page',
            'limit',
            'depth',
            'where[id][equals]',
            'where[and][0][x][like]',
            'sort',
            'locale',
            'select[title]',
            'populate[x]',
            'joins[a]',
            'draft',
            'trash',
            'fallback-locale',
          ),
          odd,
        ),
        { maxLength: 3 },
      ),
    )
    .map(([slug, rest, query]) => {
      const path = ['', slug, ...rest.map(encodeURIComponent)].join('/')
      const search = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
      return `${path}?${search}`
    })
  const anyBody = fc.oneof(
    fc.json(),
    fc
      .record({ email: fc.jsonValue(), password: fc.jsonValue(), token: fc.jsonValue() })
      .map((sent) => JSON.stringify(sent)),
    fc.string({ unit: 'binary' }),
  )
  const anyType = fc.constantFrom(
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
  )
  const anyRequest = fc.record({
    method: fc.constantFrom(...HTTP_METHODS),
    path: anyPath,
    type: anyType,
    body: anyBody,
  })
  await fc.assert(
    fc.asyncProperty(anyRequest, async (sent) => {
      expect((await sendToApi(sent)).status).toBeLessThan(500)
    }),
    { numRuns: PROPERTY_RUNS },
  )
})

test.each([
  { what: 'announced', length: String(60 * MEGABYTE_BYTES), read: 1 },
  { what: 'not announced', length: '', read: 8 },
  { what: 'announced falsely', length: '10', read: 8 },
])(
  'A body of sixty megabytes is refused with a sentence and not read when its length is $what',
  async (sent) => {
    const part = new TextEncoder().encode('x'.repeat(MEGABYTE_BYTES / 4))
    let parts = 0
    const endless = new ReadableStream({
      pull(controller) {
        parts += 1
        controller.enqueue(part)
      },
    })
    const answer = await sendToApi({ ...postRequest('/users/login', endless), length: sent.length })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      errors: [{ message: 'Cet envoi est trop volumineux. Réduisez-le, puis recommencez.' }],
    })
    expect(parts).toBeLessThanOrEqual(sent.read)
  },
)
