import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf } from '../../support/sessionOf'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const SITE_ORIGIN = 'https://exemplia.test'

let testPayload: TestPayload
let staffHeaders: Record<string, string>
beforeAll(async () => {
  testPayload = await startTestPayload()
  staffHeaders = await sessionOf(testPayload.payload, { role: 'super-admin' })
})
afterAll(() => testPayload.stop())
/** Bodies that no page of ours sends, with their content types. */
const UNREADABLE_BODIES: [string | undefined, string | undefined][] = [
  ['application/json', '[]'],
  ['application/json', 'nope'],
  ['application/json', '{}'],
  ['application/json', undefined],
  ['text/plain', 'x=1'],
  ['application/x-www-form-urlencoded', 'title=x'],
  ['application/xml', '<a/>'],
  ['multipart/form-data; boundary=x', '--x--'],
  [undefined, 'abc'],
  [undefined, undefined],
]

const CORE_SLUGS = ['job-offers', 'users', 'globals/home-page']

test.each(UNREADABLE_BODIES)(
  'A write of staff with the body %s %s never fails the server',
  async (...sent) => expect(await findFailures(CORE_SLUGS, sent)).toEqual([]),
)

test.each(UNREADABLE_BODIES)(
  'A write of staff to any collection or global with the body %s %s never fails the server',
  {
    tags: 'slow',
  },
  async (...sent) => {
    const { collections, config } = testPayload.payload
    const globals = config.globals.map(({ slug }) => `globals/${slug}`)
    expect(await findFailures([...Object.keys(collections), ...globals], sent)).toEqual([])
  },
)

async function findFailures(slugs: string[], [type, body]: (typeof UNREADABLE_BODIES)[number]) {
  const handlers = await import('@/src/app/(payload)/api/[...slug]/route')
  const failures: string[] = []
  const send = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string) => {
    const headers = new Headers({
      ...staffHeaders,
      origin: SITE_ORIGIN,
      'x-client-address': '192.0.2.9',
    })
    if (type) headers.set('content-type', type)
    const request = new Request(`${SITE_ORIGIN}/api/${path}`, { method, headers, body })
    const { status } = await handlers[method](request, {
      params: Promise.resolve({ slug: path.split('/') }),
    })
    if (status >= 500) failures.push(`${method} ${path}: ${status}`)
  }
  for (const slug of slugs) {
    await send('POST', slug)
    for (const method of ['PATCH', 'PUT', 'DELETE'] as const) await send(method, `${slug}/999999`)
  }
  await send('DELETE', 'payload-preferences/unknown')
  return failures
}
