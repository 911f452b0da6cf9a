import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createAntivirus } from '@/src/files/antivirus'
import { scanWithClamd } from '@/src/plugins/virus-scanner/files/clamd'
import { createQueuedScanner } from '@/src/plugins/virus-scanner/files/clamdScanner'
import { aPdf } from '@/tests/support/documents'
import { withEicar } from '@/tests/support/eicar'
import { EICAR_FINDING, startClamd } from '@/tests/support/startClamd'

const serverStops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const stop of serverStops.splice(0)) await stop()
})

async function startClamdForTest(options?: { maxBytes: number }) {
  const clamd = await startClamd(options)
  serverStops.push(clamd.stop)
  return clamd
}

/** A server that sends this response to every connection. */
async function startServerAnswering(answer: string) {
  const server = createServer((socket) => socket.on('error', () => undefined).end(answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  serverStops.push(async () => server.close())
  const address = server.address()
  return { host: '127.0.0.1', port: typeof address === 'object' ? (address?.port ?? 0) : 0 }
}

describe('clamd', () => {
  test('finds nothing in a harmless file, and receives every byte of it', async () => {
    const clamd = await startClamdForTest()
    const bytes = Buffer.concat([await aPdf(), Buffer.alloc(5 * 1024 * 1024, 7)])
    expect(await scanWithClamd(clamd, bytes)).toBeNull()
    expect(Buffer.concat(clamd.judged).equals(bytes)).toBe(true)
  })

  test('names a finding at any position', async () => {
    const clamd = await startClamdForTest()
    expect(await scanWithClamd(clamd, withEicar(await aPdf()))).toBe(EICAR_FINDING)
    expect(await scanWithClamd(clamd, withEicar(Buffer.alloc(64 * 1024 - 10)))).toBe(EICAR_FINDING)
  })

  test('scans an empty file too', async () => {
    expect(await scanWithClamd(await startClamdForTest(), Buffer.alloc(0))).toBeNull()
  })

  test('gives no verdict on a file that is too long for it', async () => {
    const clamd = await startClamdForTest({ maxBytes: 100_000 })
    await expect(scanWithClamd(clamd, Buffer.alloc(5_000_000))).rejects.toThrow()
  })

  test.each([
    ['', /returned no verdict/],
    ['stream: OK', /returned no verdict/],
    ['ERROR\0', /returned no verdict/],
    ['stream: OK\0 and more', /returned no verdict/],
    ['x'.repeat(100_000), /too long/],
  ])('with the response %.20s is an error', async (answer, problem) => {
    await expect(
      scanWithClamd(await startServerAnswering(answer), Buffer.alloc(10)),
    ).rejects.toThrow(problem)
  })

  test('that is unreachable is an error', async () => {
    const clamd = await startClamd()
    await clamd.stop()
    await expect(scanWithClamd(clamd, Buffer.alloc(10))).rejects.toThrow('ECONNREFUSED')
  })
})

describe('The antivirus', () => {
  test('of the plugin exists only when an address is set', () => {
    expect(createAntivirus(undefined)).toBeNull()
    expect(createAntivirus({ host: 'clamd', port: 3310 })).not.toBeNull()
  })

  test('returns the result of clamd', async () => {
    const antivirus = createAntivirus(await startClamdForTest())
    expect(await antivirus?.(await aPdf())).toEqual({ finding: null })
    expect(await antivirus?.(withEicar(await aPdf()))).toEqual({ finding: EICAR_FINDING })
  })

  test('that is unreachable is not tried again for a while', async () => {
    const ask = vi.fn(async () => Promise.reject(new Error('hanging')))
    const antivirus = createQueuedScanner(ask).open({ host: 'clamd', port: 3310 })
    expect(await antivirus(Buffer.alloc(1))).toBeNull()
    expect(await antivirus(Buffer.alloc(1))).toBeNull()
    expect(ask).toHaveBeenCalledTimes(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    await antivirus(Buffer.alloc(1))
    vi.useRealTimers()
    expect(ask).toHaveBeenCalledTimes(2)
  })
})
