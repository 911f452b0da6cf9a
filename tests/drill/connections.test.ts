import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { aMessageForm, anApplicationForm } from '@/tests/support/submissions'

const MEGABYTE = 1024 * 1024
/** The maximum exceeds the memory that a busy server retains. */
const KEPT_MEGABYTES = 400
const TIMEOUT_MS = 30_000

let site: TestSite
let server: number
let opened: Socket[] = []

beforeAll(async () => {
  site = await startTestSite({ SUBMISSION_LIMIT: '100000' })
  server = childrenOf(process.pid, 'webServer.mjs')[0] ?? 0
  // The first request of each kind is sent before, because what it loads is no leak.
  await expectToServe()
}, 300_000)
afterAll(() => site?.stop(), 60_000)

function childrenOf(parent: number, program: string) {
  return execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, ...args]) => Number(ppid) === parent && args.join(' ').includes(program))
    .map(([pid]) => Number(pid))
}

const openFiles = () => readdirSync(`/proc/${server}/fd`).length

function memoryMegabytes() {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

function open(bytes: string, { reads = true } = {}) {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  opened.push(socket)
  socket.on('error', () => undefined)
  if (reads) socket.resume()
  socket.write(bytes, 'latin1')
  return socket
}

const many = (count: number, begin: (turn: number) => Socket) =>
  Array.from({ length: count }, (_, turn) => begin(turn))

function leave() {
  for (const socket of opened) socket.destroy()
  opened = []
}

async function expectToServe() {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  expect((await fetch(`${site.url}/nos-offres?recherche=java`, { signal })).status).toBe(200)
  const headers = { accept: 'application/json' }
  for (const [address, body] of [
    ['/api/messages-contact', aMessageForm()],
    ['/api/candidatures', await anApplicationForm()],
  ] as const) {
    const answer = await fetch(site.url + address, { method: 'POST', headers, body, signal })
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)])
  }
}

/** After an attack no files, memory or connections of it remain. */
async function expectNothingLeft(before: { files: number; memory: number }) {
  leave()
  await expectToServe()
  await vi.waitFor(() => expect(openFiles()).toBeLessThan(before.files + 20), TIMEOUT_MS)
  await vi.waitFor(
    () => expect(childrenOf(server, 'fileInspector').length).toBeLessThanOrEqual(2),
    TIMEOUT_MS,
  )
  expect(memoryMegabytes()).toBeLessThan(before.memory + KEPT_MEGABYTES)
  const spool = path.join(site.dataDir, 'spool')
  expect(existsSync(spool) ? readdirSync(spool) : []).toEqual([])
}

const request = (line: string, headers = '') =>
  `${line} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`
const search = (words: string) => request(`GET /nos-offres?recherche=${words}`)
const upload = (headers: string) =>
  request(
    'POST /api/candidatures',
    `Content-Type: multipart/form-data; boundary=b\r\n${headers}\r\n`,
  )
const part = '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7 '

/** The attacks that a stranger can make on any number of connections, while others are served. */
const ATTACKS: [string, () => Promise<unknown> | unknown][] = [
  [
    'five hundred who never end their headers',
    () => many(500, () => open('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')),
  ],
  [
    'three hundred who leave after half of their connection',
    () => many(300, (turn) => open(search(`demi${turn}`)).end()),
  ],
  [
    'two hundred who ask for a search and read nothing',
    () => many(200, (turn) => open(search(`sourd${turn}`), { reads: false })),
  ],
  [
    'two hundred who send requests of all kinds one behind the other',
    () => {
      const mixed =
        request('GET /api/offres/evenements', 'Accept: text/event-stream\r\n') +
        request('POST /api/messages-contact', 'Content-Length: 3\r\n') +
        'abc' +
        request('HEAD /') +
        request('DELETE /api/users/1') +
        search('java').repeat(40)
      return many(200, (turn) => open(turn % 2 === 0 ? mixed : search('java').repeat(60)))
    },
  ],
  [
    'two hundred who open streams and ask for searches behind them',
    () => many(200, () => open(request('GET /api/offres/evenements') + search('java'))),
  ],
  [
    'two hundred uploads that wait to be told to go on, and never do',
    () => many(200, () => open(upload(`Content-Length: ${MEGABYTE}\r\nExpect: 100-continue`))),
  ],
  [
    'two hundred uploads that stall after most of what they announced',
    () =>
      many(200, () =>
        open(`${upload(`Content-Length: ${MEGABYTE}`)}${part}${'x'.repeat(900_000)}`),
      ),
  ],
  [
    'two hundred uploads in chunks that lie about their length',
    () =>
      many(200, () => open(`${upload('Transfer-Encoding: chunked')}fffff\r\n${part}\r\n0\r\n\r\n`)),
  ],
  [
    'two thousand uploads that are given up',
    async () => {
      for (let round = 0; round < 20; round++) {
        const sockets = many(100, () => open(`${upload(`Content-Length: ${MEGABYTE}`)}${part}`))
        await Promise.all(sockets.map((socket) => once(socket, 'connect')))
        await sleep(20)
        leave()
      }
    },
  ],
]

test.each(ATTACKS)('%s', async (_, attack) => {
  const before = { files: openFiles(), memory: memoryMegabytes() }
  await attack()
  await sleep(1_000)
  // Others are served meanwhile; an upload from this address may have to wait for its share.
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(`${site.url}/nos-offres?recherche=typescript`, { signal })
  expect(answer.status).toBe(200)
  await expectNothingLeft(before)
})
