import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

type RequestHeaders = Record<string, string>

let testPayload: TestPayload
let moderatorHeaders: RequestHeaders
let adminHeaders: RequestHeaders

beforeAll(async () => {
  testPayload = await startTestPayload()
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
  adminHeaders = await sessionOf(testPayload.payload, { role: 'admin' })
})
afterAll(() => testPayload.stop())
afterEach(() => vi.restoreAllMocks())

const JSON_TYPE_HEADERS = { 'Content-Type': 'application/json' }

type ActionRequest = { headers?: RequestHeaders; body?: BodyInit; reads?: 'form' }

/** An action of Administrators whose input is a name of at most 100 bytes of JSON. */
async function postAction({
  headers = adminHeaders,
  body = '{"name":"a"}',
  reads,
}: ActionRequest = {}) {
  const { runStaffAction } = await import('@/src/app/api/runStaffAction')
  const request = new Request('https://exemplia.test/api/x', { method: 'POST', headers, body })
  const ran: unknown[] = []
  const response = await runStaffAction(request, {
    may: isAdministrator,
    refuse: (refusal) => Response.json({ refusal }, { status: 400 }),
    answerError: (err) => (err instanceof RangeError ? new Response(null, { status: 409 }) : null),
    failed: 'The action failed',
    input: z.object({ name: z.string() }),
    limit: 100,
    reads,
    run: async ({ input, user, req, doer }) => {
      if (input.name === 'expected') throw new RangeError('Too many')
      if (input.name === 'unexpected') throw new Error('Lost')
      ran.push([input, user.role, req.user?.id === user.id, doer.user.id === user.id])
      return new Response(null, { status: 204 })
    },
  })
  const { refusal = null } = response.status === 400 ? await response.json() : {}
  return { ran, refusal, status: response.status }
}

test('An action runs for a permitted user with its parsed input', async () => {
  expect(await postAction({ headers: { ...adminHeaders, ...JSON_TYPE_HEADERS } })).toEqual({
    ...{ refusal: null, status: 204 },
    ran: [[{ name: 'a' }, 'admin', true, true]],
  })
})

test.each([
  [
    'another site',
    () => ({ headers: { ...adminHeaders, 'Sec-Fetch-Site': 'cross-site' } }),
    'otherSite',
  ],
  ['a visitor', () => ({ headers: {} }), 'signedOut'],
  ['a user without the right', () => ({ headers: moderatorHeaders }), 'forbidden'],
  ['a body of another shape', () => ({ body: '{"name":1}' }), 'badInput'],
  ['a broken body', () => ({ body: '{"name":' }), 'badInput'],
  ['a body beyond the limit', () => ({ body: `{"name":"a"${' '.repeat(100)}}` }), 'badInput'],
  [
    'JSON where a form is read',
    () => ({ reads: 'form' as const, headers: { ...adminHeaders, ...JSON_TYPE_HEADERS } }),
    'badInput',
  ],
])('%s is refused before the action runs', async (_, sent, refusal) => {
  expect(await postAction(sent())).toEqual({ refusal, status: 400, ran: [] })
})

test('A body without an announced length is read up to the limit only', async () => {
  const read = { chunks: 0 }
  const body = new ReadableStream({
    pull(controller) {
      read.chunks += 1
      controller.enqueue(new Uint8Array(64))
    },
  })
  const { readBodyBytes } = await import('@/src/app/api/readBodyBytes')
  const init = { method: 'POST', body, duplex: 'half' }
  expect(await readBodyBytes(new Request('https://exemplia.test/api/x', init), 100)).toBe(
    'tooLarge',
  )
  expect(read.chunks).toBeLessThan(10)
})

test('A form is read where the action accepts one', async () => {
  const body = new URLSearchParams({ name: 'a' })
  expect(await postAction({ body, reads: 'form' })).toMatchObject({ status: 204 })
})

test('An expected error has its own response, an unexpected one is logged once', async () => {
  const log = vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
  expect(await postAction({ body: '{"name":"expected"}' })).toMatchObject({ status: 409 })
  expect(log).not.toHaveBeenCalled()
  expect(await postAction({ body: '{"name":"unexpected"}' })).toMatchObject({ refusal: 'failed' })
  expect(log).toHaveBeenCalledExactlyOnceWith({ err: new Error('Lost'), msg: 'The action failed' })
})

/** Ids that no record has: PostgreSQL refuses them in a query. */
test.each(['x', 'null', '1.5', '99999999999', '2147483648'])(
  'The routes of a record refuse the id %s as one that does not exist',
  async (id) => {
    const log = vi.spyOn(testPayload.payload.logger, 'error').mockReturnValue(undefined)
    const routes = await Promise.all([
      import('@/src/app/api/candidate-files/[id]/contenu/route'),
      import('@/src/app/api/candidate-files/[id]/lien/route'),
    ])
    const statuses: number[] = []
    for (const route of routes) {
      const request = new Request('https://exemplia.test/api/x', { headers: adminHeaders })
      statuses.push((await route.GET(request, { params: Promise.resolve({ id }) })).status)
    }
    expect(statuses).toEqual(routes.map(() => 404))
    expect(log).not.toHaveBeenCalled()
  },
)
