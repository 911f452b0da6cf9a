import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf } from '../../support/sessionOf'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

const SITE = 'https://exemplia.test'

let site: TestPayload
let staff: Record<string, string>
beforeAll(async () => {
  site = await startTestPayload()
  staff = await sessionOf(site.payload, { role: 'super-admin' })
})
afterAll(() => site.stop())
/** Bodies that no page of ours sends, with their content types. */
const BODIES: [string | undefined, string | undefined][] = [
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

const CORE = ['job-offers', 'users', 'globals/home-page']

test.each(BODIES)('A write of staff with the body %s %s never fails the server', async (...sent) =>
  expect(await findFailures(CORE, sent)).toEqual([]),
)

test.each(BODIES)(
  'A write of staff to any collection or global with the body %s %s never fails the server',
  {
    tags: 'slow',
  },
  async (...sent) => {
    const { collections, config } = site.payload
    const globals = config.globals.map(({ slug }) => `globals/${slug}`)
    expect(await findFailures([...Object.keys(collections), ...globals], sent)).toEqual([])
  },
)

async function findFailures(slugs: string[], [type, body]: (typeof BODIES)[number]) {
  const handlers = await import('@/src/app/(payload)/api/[...slug]/route')
  const failures: string[] = []
  const send = async (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string) => {
    const headers = new Headers({ ...staff, origin: SITE, 'x-client-address': '192.0.2.9' })
    if (type) headers.set('content-type', type)
    const request = new Request(`${SITE}/api/${path}`, { method, headers, body })
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
