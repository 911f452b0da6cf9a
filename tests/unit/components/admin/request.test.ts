import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { discardBody, request } from '@/components/admin/request/request'

const fakeFetch = vi.fn<typeof fetch>()

beforeEach(() => {
  fakeFetch.mockReset()
  vi.stubGlobal('fetch', fakeFetch)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const respondWithJson = (body: object, status = 200, headers = {}) =>
  fakeFetch.mockResolvedValue(Response.json(body, { status, headers }))

test('An accepted request returns its JSON', async () => {
  respondWithJson({ ids: [1] })
  expect(await request('/api/x')).toEqual({ ok: true, body: { ids: [1] } })
})

test.each([
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'refused'],
  [422, 'refused'],
  [500, 'failed'],
  [503, 'failed'],
])('The status %i is %s', async (status, reason) => {
  respondWithJson({}, status)
  expect(await request('/api/x')).toMatchObject({ ok: false, reason, status })
})

test('A request without a response is unreachable, and its error is logged', async () => {
  const err = new TypeError('Failed to fetch')
  fakeFetch.mockRejectedValue(err)
  expect(await request('/api/x')).toMatchObject({ ok: false, reason: 'unreachable', status: null })
  expect(console.warn).toHaveBeenCalledWith({ err, msg: expect.any(String) })
})

test('An accepted response that is not JSON is unreachable, unless only its status matters', async () => {
  fakeFetch.mockImplementation(async () => new Response('<html>'))
  expect(await request('/api/x')).toMatchObject({ ok: false, reason: 'unreachable' })
  expect(await request('/api/x', {}, discardBody)).toEqual({ ok: true, body: null })
})

test('An aborted request logs nothing', async () => {
  fakeFetch.mockRejectedValue(new DOMException('Aborted', 'AbortError'))
  await request('/api/x', { signal: AbortSignal.abort() })
  expect(console.warn).not.toHaveBeenCalled()
})

test.each([
  ['one of our routes', { error: 'Trop tard.' }, 'Trop tard.', {}],
  [
    'a public form',
    { errors: { name: 'Indiquez un nom.' } },
    undefined,
    { name: 'Indiquez un nom.' },
  ],
  [
    'Payload',
    { errors: [{ message: 'Refusé', data: { errors: [{ path: 'name', message: 'Trop long' }] } }] },
    'Refusé',
    { name: 'Trop long' },
  ],
  ['Payload without fields', { errors: [{ message: 'Refusé', data: null }] }, 'Refusé', {}],
  ['Payload with a sentence alone', { errors: [{ message: 'Refusé' }] }, 'Refusé', {}],
  [
    'Payload without a field’s name',
    { errors: [{ data: { errors: [{ message: 'Non' }] } }] },
    undefined,
    {},
  ],
  ['a proxy', [], undefined, {}],
])('The error sentences of %s are read', async (_, body, message, fields) => {
  respondWithJson(body, 400)
  const { ok, ...failure } = await request('/api/x')
  expect(ok).toBe(false)
  expect(failure).toMatchObject({ fields })
  expect('message' in failure ? failure.message : undefined).toBe(message)
})

test('The delay of a limit is read in seconds', async () => {
  respondWithJson({}, 429, { 'Retry-After': '61' })
  expect(await request('/api/x')).toMatchObject({ retryAfterSeconds: 61 })
})

test('An object is sent as JSON, a form as multipart', async () => {
  respondWithJson({})
  await request('/api/x', { method: 'POST', body: { a: 1 } })
  const form = new FormData()
  await request('/api/x', { method: 'POST', headers: { Accept: 'application/json' }, body: form })
  expect(fakeFetch.mock.calls.map(([, init]) => init)).toEqual([
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' },
    { method: 'POST', headers: { Accept: 'application/json' }, body: form },
  ])
})
