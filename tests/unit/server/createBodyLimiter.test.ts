import { request as ask, type ClientRequest, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBodyLimiter } from '@/src/server/web/createBodyLimiter'
import { eventually } from '@/tests/support/eventually'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const MEGABYTE_BYTES = 1024 * 1024
const BUSY_SENTENCE =
  'Trop d’envois arrivent en ce moment\u00a0: patientez une minute, puis réessayez.'

const begunRequests: ClientRequest[] = []
afterEach(() => {
  for (const request of begunRequests.splice(0)) request.destroy()
})

/** Starts a server that responds with the completely received body. */
async function startLimitedServer() {
  const isRefused = createBodyLimiter()
  const letIn = vi.fn()
  const url = await listenOnFreePort((request, response) => {
    if (isRefused(request, response, 'fr')) return
    letIn()
    request.resume().once('end', () => response.end('taken'))
  })
  return { url, letIn }
}

type SentRequest = { path?: string; address?: string; headers: Record<string, string | number> }

/** Begins to send a body. @returns the response, if there is one before the end */
function beginRequest(
  url: string,
  { path = '/api/candidatures', address = '192.0.2.1', headers }: SentRequest,
) {
  const request = ask(url + path, {
    method: 'POST',
    agent: false,
    headers: { 'x-client-address': address, ...headers },
  })
  begunRequests.push(request)
  request.on('error', () => undefined)
  request.flushHeaders()
  return new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
}

const LARGE_BODY_HEADERS = { 'content-length': MEGABYTE_BYTES }

describe('uploads that stall', () => {
  test('use up the share of their client, and no more', async () => {
    const { url, letIn } = await startLimitedServer()
    for (let sent = 0; sent < 20; sent++) void beginRequest(url, { headers: LARGE_BODY_HEADERS })
    await eventually(() => expect(letIn).toHaveBeenCalledTimes(20))

    const accept = { accept: 'application/json' }
    const refused = await beginRequest(url, { headers: { ...LARGE_BODY_HEADERS, ...accept } })
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('60')
    expect(JSON.parse(await text(refused))).toEqual({ ok: false, errors: { form: BUSY_SENTENCE } })
    const toAdmin = await beginRequest(url, { path: '/api/media', headers: LARGE_BODY_HEADERS })
    expect(JSON.parse(await text(toAdmin))).toEqual({ errors: [{ message: BUSY_SENTENCE }] })
    const toBrowser = await beginRequest(url, {
      headers: { ...LARGE_BODY_HEADERS, accept: 'text/html,*/*' },
    })
    expect(await text(toBrowser)).toBe(
      `${BUSY_SENTENCE} Revenez à la page précédente avec votre navigateur\u00a0: ce que vous avez écrit s’y trouve encore.`,
    )

    void beginRequest(url, { address: '192.0.2.2', headers: LARGE_BODY_HEADERS })
    await eventually(() => expect(letIn).toHaveBeenCalledTimes(21))
  })

  test('release it when they are aborted', async () => {
    const { url, letIn } = await startLimitedServer()
    for (let round = 1; round <= 3; round++) {
      for (let sent = 0; sent < 20; sent++) void beginRequest(url, { headers: LARGE_BODY_HEADERS })
      await eventually(() => expect(letIn).toHaveBeenCalledTimes(round * 20))
      for (const request of begunRequests.splice(0)) request.destroy()
      const again = async () => {
        const answer = fetch(url, {
          method: 'POST',
          body: Buffer.alloc(MEGABYTE_BYTES),
          headers: { 'x-client-address': '192.0.2.1' },
        })
        expect((await answer).status).toBe(200)
        letIn.mock.calls.pop()
      }
      await eventually(again)
    }
  })

  test.each([
    ['say a great length', { 'content-length': 900 * MEGABYTE_BYTES }],
    ['do not say how long they are', { 'transfer-encoding': 'chunked' }],
  ])('leave others theirs when they %s', async (_, headers) => {
    const { url, letIn } = await startLimitedServer()
    const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3']
    for (const address of addresses) {
      void beginRequest(url, { address, headers })
      void beginRequest(url, { address, headers })
    }
    await eventually(() => expect(letIn).toHaveBeenCalledTimes(6))
    expect((await beginRequest(url, { headers })).statusCode).toBe(503)
    expect((await beginRequest(url, { address: '192.0.2.4', headers })).statusCode).toBe(503)
    void beginRequest(url, { address: '192.0.2.4', headers: LARGE_BODY_HEADERS })
    await eventually(() => expect(letIn).toHaveBeenCalledTimes(7))
  })

  test('do not count while they are small', async () => {
    const { url, letIn } = await startLimitedServer()
    for (let sent = 0; sent < 60; sent++)
      void beginRequest(url, { headers: { 'content-length': 2_000 } })
    await eventually(() => expect(letIn).toHaveBeenCalledTimes(60))
  })
})

describe('to the admin, beside its interface,', () => {
  test.each([
    ['more than an action may hold', { 'content-length': MEGABYTE_BYTES + 1 }, 413],
    ['without a length', { 'transfer-encoding': 'chunked' }, 411],
  ])('nothing is read that is sent %s', async (_, headers, status) => {
    const { url, letIn } = await startLimitedServer()
    const answer = await beginRequest(url, { path: '/admin/login', headers })
    expect(answer.statusCode).toBe(status)
    expect(await text(answer)).toMatch(/^Cet envoi .+\.$/)
    expect(letIn).not.toHaveBeenCalled()
  })

  test('a body within the limit of an action is accepted', async () => {
    const { url, letIn } = await startLimitedServer()
    void beginRequest(url, { path: '/admin/login', headers: LARGE_BODY_HEADERS })
    await eventually(() => expect(letIn).toHaveBeenCalledOnce())
  })
})
