import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { aMessageForm, anApplicationForm } from '@/tests/support/submissions'

const MEGABYTE_BYTES = 1024 * 1024
/** The maximum exceeds the memory that a busy server retains. */
const MAX_GROWTH_MEGABYTES = 400
const RECOVERY_TIMEOUT_MS = 30_000

let testSite: TestSite
let webServerPid: number
let openSockets: Socket[] = []

beforeAll(async () => {
  testSite = await startTestSite({ SUBMISSION_LIMIT: '100000' })
  webServerPid = findChildPids(process.pid, 'webServer.mjs')[0] ?? 0
  // The first request of each kind is sent before, because what it loads is no leak.
  await expectServerResponds()
}, 300_000)
afterAll(() => testSite?.stop(), 60_000)

function findChildPids(parent: number, program: string) {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...args]) => Number(ppid) === parent && args.join(' ').includes(program))
    .map(([pid]) => Number(pid))
}

const countOpenFiles = () => readdirSync(`/proc/${webServerPid}/fd`).length

function readMemoryMegabytes() {
  const [, kilobytes] =
    /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${webServerPid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

function openSocket(bytes: string, { reads = true } = {}) {
  const { hostname, port } = new URL(testSite.url)
  const socket = connect(Number(port), hostname)
  openSockets.push(socket)
  socket.on('error', () => undefined)
  if (reads) socket.resume()
  socket.write(bytes, 'latin1')
  return socket
}

const openMany = (count: number, begin: (turn: number) => Socket) =>
  Array.from({ length: count }, (_, turn) => begin(turn))

function destroySockets() {
  for (const socket of openSockets) socket.destroy()
  openSockets = []
}

async function expectServerResponds() {
  const signal = AbortSignal.timeout(RECOVERY_TIMEOUT_MS)
  expect((await fetch(`${testSite.url}/nos-offres?recherche=java`, { signal })).status).toBe(200)
  const headers = { accept: 'application/json' }
  for (const [address, body] of [
    ['/api/messages-contact', aMessageForm()],
    ['/api/candidatures', await anApplicationForm()],
  ] as const) {
    const answer = await fetch(testSite.url + address, { method: 'POST', headers, body, signal })
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
  }
}

/** After an attack no files, memory or connections of it remain. */
async function expectNoResourcesLeft(before: { files: number; memory: number }) {
  destroySockets()
  await expectServerResponds()
  await vi.waitFor(
    () => expect(countOpenFiles()).toBeLessThan(before.files + 20),
    RECOVERY_TIMEOUT_MS,
  )
  await vi.waitFor(
    () => expect(findChildPids(webServerPid, 'fileInspector').length).toBeLessThanOrEqual(2),
    RECOVERY_TIMEOUT_MS,
  )
  expect(readMemoryMegabytes()).toBeLessThan(before.memory + MAX_GROWTH_MEGABYTES)
  const spool = path.join(testSite.dataDir, 'spool')
  expect(existsSync(spool) ? readdirSync(spool) : []).toEqual([])
}

const rawRequest = (line: string, headers = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
const rawSearchRequest = (words: string) => rawRequest(`GET /nos-offres?recherche=${words}`)
const rawUploadRequest = (headers: string) =>
  rawRequest(
    'POST /api/candidatures',
    `Content-Type: multipart/form-data; boundary=b\r\n${headers}\r\n`,
  )
const MULTIPART_BEGINNING =
  '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7 '

/** The attacks that a stranger can make on any number of connections, while others are served. */
const CONNECTION_ATTACKS: [string, () => Promise<unknown> | unknown][] = [
  [
    'five hundred who never end their headers',
    () => openMany(500, () => openSocket('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
  ],
  [
    'three hundred who leave after half of their connection',
    () => openMany(300, (turn) => openSocket(rawSearchRequest(`demi${turn}`)).end()),
  ],
  [
    'two hundred who ask for a search and read nothing',
    () => openMany(200, (turn) => openSocket(rawSearchRequest(`sourd${turn}`), { reads: false })),
  ],
  [
    'two hundred who send requests of all kinds one behind the other',
    () => {
      const mixed =
        rawRequest('GET /api/offres/evenements', 'Accept: text/event-stream\r\n') +
        rawRequest('POST /api/messages-contact', 'Content-Length: 3\r\n') +
        'abc' +
        rawRequest('HEAD /') +
        rawRequest('DELETE /api/users/1') +
        rawSearchRequest('java').repeat(40)
      return openMany(200, (turn) =>
        openSocket(turn % 2 === 0 ? mixed : rawSearchRequest('java').repeat(60)),
      )
    },
  ],
  [
    'two hundred who open streams and ask for searches behind them',
    () =>
      openMany(200, () =>
        openSocket(rawRequest('GET /api/offres/evenements') + rawSearchRequest('java')),
      ),
  ],
  [
    'two hundred uploads that wait to be told to go on, and never do',
    () =>
      openMany(200, () =>
        openSocket(rawUploadRequest(`Content-Length: ${MEGABYTE_BYTES}\r\nExpect: 100-continue`)),
      ),
  ],
  [
    'two hundred uploads that stall after most of what they announced',
    () =>
      openMany(200, () =>
        openSocket(
          `${rawUploadRequest(`Content-Length: ${MEGABYTE_BYTES}`)}${MULTIPART_BEGINNING}${'x'.repeat(900_000)}`,
        ),
      ),
  ],
  [
    'two hundred uploads in chunks that lie about their length',
    () =>
      openMany(200, () =>
        openSocket(
          `${rawUploadRequest('Transfer-Encoding: chunked')}fffff\r\n${MULTIPART_BEGINNING}\r\n0\r\n\r\n`,
        ),
      ),
  ],
  [
    'two thousand uploads that are given up',
    async () => {
      for (let round = 0; round < 20; round++) {
        const sockets = openMany(100, () =>
          openSocket(
            `${rawUploadRequest(`Content-Length: ${MEGABYTE_BYTES}`)}${MULTIPART_BEGINNING}`,
          ),
        )
        await Promise.all(sockets.map((socket) => once(socket, 'connect')))
        await sleep(20)
        destroySockets()
      }
    },
  ],
]

test.each(CONNECTION_ATTACKS)('%s', async (_, attack) => {
  const before = { files: countOpenFiles(), memory: readMemoryMegabytes() }
  await attack()
  await sleep(1_000)
  // Others are served meanwhile; an upload from this address may have to wait for its share.
  const signal = AbortSignal.timeout(RECOVERY_TIMEOUT_MS)
  const answer = await fetch(`${testSite.url}/nos-offres?recherche=typescript`, { signal })
  expect(answer.status).toBe(200)
  await expectNoResourcesLeft(before)
})
