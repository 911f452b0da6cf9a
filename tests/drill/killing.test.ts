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
  findLostApplications,
  findSentApplications,
  type SentApplication,
  sendApplication,
} from '@/tests/support/applicants'
import {
  pauseStatementsOn,
  STATEMENT_STUCK_MS,
  startKilledServer,
} from '@/tests/support/killedServer'

const MORE_THAN_DAY_MS = 25 * 3_600_000

let dataDir: string
let postgres: EmbeddedPostgres
let databaseClient: pg.Client
const filesFolder = () => path.join(dataDir, 'candidate-files')
const readStoredFile = (name: string) => readFileSync(path.join(filesFolder(), name))

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-killing-'))
  postgres = await startPostgres({ dataDir, print: () => undefined })
  await runChildCommand('migrate', { DATABASE_URL: postgres.url, DATA_DIR: dataDir })
  databaseClient = new pg.Client(postgres.url)
  await databaseClient.connect()
})
afterAll(async () => {
  await databaseClient.end()
  await postgres.stop()
  const home = realpathSync(path.join(dataDir, 'postgres'))
  for (const place of [home, dataDir]) rmSync(place, { recursive: true, force: true })
})

const startSubmissionServer = () =>
  startKilledServer('tests/support/submissionServer.ts', {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: 'a secret that only the servers of the drill know',
    SUBMISSION_LIMIT: '100000',
  })

const holdNothing = async () => async () => undefined

/** The steps of a submission, each with a delay during which the server is killed. */
const SUBMISSION_STEPS = {
  'while the form arrives': { hold: holdNothing, afterMs: 0, isHalfSent: true },
  'while the file is judged': { hold: holdNothing, afterMs: 60, isHalfSent: false },
  'while the row of the file is written': {
    hold: () => pauseStatementsOn(databaseClient, { table: 'candidate_files', when: 'before' }),
    afterMs: STATEMENT_STUCK_MS,
    isHalfSent: false,
  },
  'while the application is written': {
    hold: () => pauseStatementsOn(databaseClient, { table: 'job_applications', when: 'before' }),
    afterMs: STATEMENT_STUCK_MS,
    isHalfSent: false,
  },
  'while its announcement is queued': {
    hold: () => pauseStatementsOn(databaseClient, { table: 'payload_jobs', when: 'before' }),
    afterMs: STATEMENT_STUCK_MS,
    isHalfSent: false,
  },
  'while all of it is committed': {
    hold: () => pauseStatementsOn(databaseClient, { table: 'payload_jobs', when: 'at the end' }),
    afterMs: STATEMENT_STUCK_MS,
    isHalfSent: false,
  },
} as const

test('After a kill at each step, a repeated submission is stored once, and leaves nothing else', async () => {
  const sent: SentApplication[] = []
  const report = []
  for (const [step, { hold, afterMs, isHalfSent }] of Object.entries(SUBMISSION_STEPS)) {
    const { kill, port } = await startSubmissionServer()
    const unsent = await anUnsentApplication()
    const release = await hold()
    const first = isHalfSent
      ? sendHalfForm(port)
      : sendApplication(`http://127.0.0.1:${port}/`, unsent)
    await sleep(afterMs)
    await kill()
    const isAcknowledged = (await first) !== null
    await release()
    // PostgreSQL finishes or rolls back its running statement by itself.
    await sleep(2 * STATEMENT_STUCK_MS)
    const next = await startSubmissionServer()
    const again = await sendApplication(`http://127.0.0.1:${next.port}/`, unsent)
    await next.kill()
    if (again) sent.push(again)
    report.push({ 'killed …': step, 'first answer': isAcknowledged, 'sent again': again !== null })
  }
  const found = await findSentApplications(postgres.url, sent)
  const lost = findLostApplications(sent, found, readStoredFile)
  const before = readdirSync(filesFolder()).length
  const late = new Date(Date.now() + MORE_THAN_DAY_MS)
  const removed = await removeStrayFiles(databaseClient, parseEnv({ DATA_DIR: dataDir }), late)
  const known = await databaseClient.query('SELECT count(*)::int AS files FROM candidate_files')
  console.table(report)
  console.table({
    sent: report.length,
    'acknowledged in the end': sent.length,
    'found once, with the same CV': sent.length - lost.length,
    'files before the strays were removed': before,
    ...removed,
  })
  expect(sent).toHaveLength(Object.keys(SUBMISSION_STEPS).length)
  expect(lost).toEqual([])
  expect(
    findLostApplications(sent, await findSentApplications(postgres.url, sent), readStoredFile),
  ).toEqual([])
  expect(readdirSync(filesFolder())).toHaveLength(known.rows[0].files)
})

/** Sends the beginning of a form and stops. */
async function sendHalfForm(port: number): Promise<null> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => socket.destroy())
  await once(socket, 'connect')
  socket.write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n--x\r\n',
  )
  await new Promise((resolve) => socket.once('close', resolve))
  return null
}
