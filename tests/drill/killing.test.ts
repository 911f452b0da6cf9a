import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnv } from '@/src/env'
import { removeStrayFiles } from '@/src/server/files/removeStrayFiles'
import { type EmbeddedPostgres, startPostgres } from '@/src/server/postgres/startPostgres'
import { runChildCommand } from '@/src/server/process/childCommand'
import {
  anUnsentApplication,
  findLost,
  findSent,
  type Sent,
  sendApplication,
} from '@/tests/support/applicants'
import { dwellOn, STUCK_MS, startKilledServer } from '@/tests/support/killedServer'

const A_DAY_LATER = 25 * 3_600_000

let dataDir: string
let postgres: EmbeddedPostgres
let client: pg.Client
const folder = () => path.join(dataDir, 'candidate-files')
const read = (name: string) => readFileSync(path.join(folder(), name))

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-killing-'))
  postgres = await startPostgres({ dataDir, print: () => undefined })
  await runChildCommand('migrate', { DATABASE_URL: postgres.url, DATA_DIR: dataDir })
  client = new pg.Client(postgres.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await postgres.stop()
  const home = realpathSync(path.join(dataDir, 'postgres'))
  for (const place of [home, dataDir]) rmSync(place, { recursive: true, force: true })
})

const startServer = () =>
  startKilledServer('tests/support/submissionServer.ts', {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a secret that only the servers of the drill know',
    SUBMISSION_LIMIT: '100000',
  })

const nothing = async () => async () => undefined

/** The steps of a submission, each with a delay during which the server is killed. */
const STEPS = {
  'while the form arrives': { hold: nothing, afterMs: 0, isHalfSent: true },
  'while the file is judged': { hold: nothing, afterMs: 60, isHalfSent: false },
  'while the row of the file is written': {
    hold: () => dwellOn(client, { table: 'candidate_files', when: 'before' }),
    afterMs: STUCK_MS,
    isHalfSent: false,
  },
  'while the application is written': {
    hold: () => dwellOn(client, { table: 'job_applications', when: 'before' }),
    afterMs: STUCK_MS,
    isHalfSent: false,
  },
  'while its announcement is queued': {
    hold: () => dwellOn(client, { table: 'payload_jobs', when: 'before' }),
    afterMs: STUCK_MS,
    isHalfSent: false,
  },
  'while all of it is committed': {
    hold: () => dwellOn(client, { table: 'payload_jobs', when: 'at the end' }),
    afterMs: STUCK_MS,
    isHalfSent: false,
  },
} as const

test('After a kill at each step, a repeated submission is stored once, and leaves nothing else', async () => {
  const sent: Sent[] = []
  const report = []
  for (const [step, { hold, afterMs, isHalfSent }] of Object.entries(STEPS)) {
    const { kill, port } = await startServer()
    const unsent = await anUnsentApplication()
    const release = await hold()
    const first = isHalfSent ? sendHalf(port) : sendApplication(`http://127.0.0.1:${port}/`, unsent)
    await sleep(afterMs)
    await kill()
    const isAcknowledged = (await first) !== null
    await release()
    // PostgreSQL finishes or rolls back its running statement by itself.
    await sleep(2 * STUCK_MS)
    const next = await startServer()
    const again = await sendApplication(`http://127.0.0.1:${next.port}/`, unsent)
    await next.kill()
    if (again) sent.push(again)
    report.push({ 'killed …': step, 'first answer': isAcknowledged, 'sent again': again !== null })
  }
  const found = await findSent(postgres.url, sent)
  const lost = findLost(sent, found, read)
  const before = readdirSync(folder()).length
  const late = new Date(Date.now() + A_DAY_LATER)
  const removed = await removeStrayFiles(client, parseEnv({ DATA_DIR: dataDir }), late)
  const known = await client.query('SELECT count(*)::int AS files FROM candidate_files')
  console.table(report)
  console.table({
    sent: report.length,
    'acknowledged in the end': sent.length,
    'found once, with the same CV': sent.length - lost.length,
    'files before the strays were removed': before,
    ...removed,
  })
  expect(sent).toHaveLength(Object.keys(STEPS).length)
  expect(lost).toEqual([])
  expect(findLost(sent, await findSent(postgres.url, sent), read)).toEqual([])
  expect(readdirSync(folder())).toHaveLength(known.rows[0].files)
})

/** Sends the beginning of a form and stops. */
async function sendHalf(port: number): Promise<null> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n--x\r\n',
  )
  await new Promise((resolve) => socket.once('close', resolve))
  return null
}
