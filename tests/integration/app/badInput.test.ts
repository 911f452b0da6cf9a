import fc from 'fast-check'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const RUNS = 150
const MEGABYTE = 1024 * 1024
const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]
type Sent = {
  method: Method
  path: string
  type?: string
  override?: string
  length?: string
  body?: string | ReadableStream
}

let started: TestPayload
let payload: Payload

beforeAll(async () => {
  started = await startTestPayload()
  payload = started.payload
})
afterAll(() => started.stop())

async function answerTo({ method, path, type = 'application/json', override, length, body }: Sent) {
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

const get = (path: string): Sent => ({ method: 'GET', path })
const post = (path: string, body: Sent['body'], type?: string): Sent => ({
  method: 'POST',
  path,
  body,
  type,
})

test.each([
  get('/job-offers?page=-1'),
  get('/job-offers?page=0.5'),
  get('/job-offers?limit=0.5'),
  get('/job-offers?limit=-1'),
  get('/job-offers?depth=x'),
  get('/job-offers?where[title][equals]=%00'),
  get('/job-offers/%00'),
  get('/job-offers/x'),
  get('/job-offers/99999999999999999999'),
  get('/job-offers/versions/1'),
  get('/expertise-pages/versions/1'),
  get('/expertise-pages/versions/x'),
  get('/media/file/missing.png'),
  get('/media/file/..%2F..%2Fsecret'),
  get('/og'),
  get('/__proto__'),
  get('/constructor/1'),
  get('/globals/toString'),
  post('/users/verify/x', ''),
  post('/users/versions/1', ''),
  post('/globals/hero-settings/versions/1', ''),
  get('/users/versions'),
  get('/users/versions/1'),
  post('/users/login', '{"email":"a\\u0000@b.fr","password":"x"}'),
  post('/users/login', '{"email":{},"password":[]}'),
  post('/users/login', 'null'),
  post('/users/login', '[1]'),
  post('/users/login', '{'),
  post('/users/forgot-password', '{"email":1}'),
  post('/users/reset-password', '{"token":{},"password":1}'),
  post('/users/login', 'no form', 'multipart/form-data'),
  post('/users/login', 'no form', 'multipart/form-data; boundary=x'),
  post('/media', '--x\r\nbroken', 'multipart/form-data; boundary=x'),
  post(
    '/job-offers',
    '--x\r\nContent-Disposition: form-data; name="a"; filename="\0.pdf"\r\n\r\na\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ),
  post(
    '/job-offers',
    '--x\r\nContent-Disposition: form-data; name="a\x01"\r\n\r\na\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ),
  post(
    '/users/login',
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{\r\n--x--\r\n',
    'multipart/form-data; boundary=x',
  ),
])('$method $path $body is refused with a status below 500', async (sent) => {
  const { status } = await answerTo(sent)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

const FORM = 'application/x-www-form-urlencoded'

describe.each(['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override'])(
  '%s: GET',
  (override) => {
    const asQuery = (body: string, type = FORM) =>
      answerTo({ ...post('/job-offers', body, type), override })

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
    method: fc.constantFrom(...METHODS),
    path: anyPath,
    type: anyType,
    body: anyBody,
  })
  await fc.assert(
    fc.asyncProperty(anyRequest, async (sent) => {
      expect((await answerTo(sent)).status).toBeLessThan(500)
    }),
    { numRuns: RUNS },
  )
})

test.each([
  { what: 'announced', length: String(60 * MEGABYTE), read: 1 },
  { what: 'not announced', length: '', read: 8 },
  { what: 'announced falsely', length: '10', read: 8 },
])(
  'A body of sixty megabytes is refused with a sentence and not read when its length is $what',
  async (sent) => {
    const part = new TextEncoder().encode('x'.repeat(MEGABYTE / 4))
    let parts = 0
    const endless = new ReadableStream({
      pull(controller) {
        parts += 1
        controller.enqueue(part)
      },
    })
    const answer = await answerTo({ ...post('/users/login', endless), length: sent.length })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({
      errors: [{ message: 'Cet envoi est trop volumineux. Réduisez-le, puis recommencez.' }],
    })
    expect(parts).toBeLessThanOrEqual(sent.read)
  },
)
