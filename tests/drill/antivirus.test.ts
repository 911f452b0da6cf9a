import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '@/src/server/process/findFreePort'
import { aDoc, aDocx, aPdf, aPdfOfSize } from '@/tests/support/documents'
import { EICAR, withEicar } from '@/tests/support/eicar'
import { startTestSite, type TestSite } from '@/tests/support/startTestSite'
import { anApplicationForm } from '@/tests/support/submissions'

const MAX_SCAN_BYTES = 5 * 1024 * 1024
const isClamdInstalled = spawnSync('clamd', ['--version']).status === 0

if (!isClamdInstalled) {
  console.log(
    'clamd is not installed here (Debian: apt-get install clamav-daemon): nothing was tried',
  )
}

let testSite: TestSite
let clamdPort: number
let folder: string
let clamdProcess: ChildProcess

beforeAll(async () => {
  if (!isClamdInstalled) return
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-clamd-'))
  clamdPort = await findFreePort()
  writeClamdConfiguration()
  clamdProcess = await startClamd()
  testSite = await startTestSite({ CLAMD_HOST: `127.0.0.1:${clamdPort}` })
})
afterAll(async () => {
  if (!isClamdInstalled) return
  clamdProcess.kill('SIGKILL')
  await testSite.stop()
  rmSync(folder, { recursive: true, force: true })
})

// One signature of our own, because the real ones cannot be downloaded everywhere.
function writeClamdConfiguration() {
  const signatures = path.join(folder, 'signatures')
  mkdirSync(signatures)
  const pattern = Buffer.from(EICAR).toString('hex')
  writeFileSync(path.join(signatures, 'drill.ndb'), `Eicar-Test-Signature:0:*:${pattern}\n`)
  const settings = [
    'Foreground yes',
    `TCPSocket ${clamdPort}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${signatures}`,
    'StreamMaxLength 25M',
  ]
  writeFileSync(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
}

async function startClamd() {
  const child = spawn('clamd', [`--config-file=${path.join(folder, 'clamd.conf')}`], {
    stdio: 'ignore',
  })
  while (!(await isClamdListening())) await sleep(200)
  return child
}

async function isClamdListening() {
  const socket = connect(clamdPort, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

async function submitApplication(name: string, file: string, bytes: Buffer) {
  const body = await anApplicationForm({ candidateName: name, cv: { name: file, bytes } })
  const answer = await fetch(`${testSite.url}/api/candidatures`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body,
  })
  expect(await answer.json()).toEqual({ ok: true, warnings: [] })
}

async function readFileStates(): Promise<
  Record<string, { state: string; finding: string | null }>
> {
  const client = new pg.Client(testSite.databaseUrl)
  await client.connect()
  const { rows } = await client.query(
    `SELECT candidate_name AS name, check_state AS state, finding
    FROM job_applications a JOIN candidate_files f ON f.id = cv_id WHERE candidate_name LIKE 'Essai%'`,
  )
  await client.end()
  return Object.fromEntries(rows.map(({ name, ...state }) => [name, state]))
}

async function waitUntilSettled(patienceMs: number) {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const now = await readFileStates()
    const isWaiting = Object.values(now).some(({ state }) => state === 'pending')
    if (!isWaiting || Date.now() > deadline) return now
    await sleep(500)
  }
}

test.runIf(isClamdInstalled)(
  'clamd distinguishes harmless files from others, whatever their kind',
  async () => {
    const [pdf, large] = [await aPdf('Essai'), await aPdfOfSize(MAX_SCAN_BYTES - EICAR.length)]
    const files: [string, string, Buffer, 'clean' | 'blocked'][] = [
      ['Essai PDF', 'cv.pdf', pdf, 'clean'],
      ['Essai DOCX', 'cv.docx', aDocx(), 'clean'],
      ['Essai DOC', 'cv.doc', aDoc(), 'clean'],
      ['Essai 5 Mo', 'cv.pdf', await aPdfOfSize(MAX_SCAN_BYTES), 'clean'],
      ['Essai PDF infecté', 'cv.pdf', withEicar(pdf), 'blocked'],
      ['Essai 5 Mo infecté', 'cv.pdf', withEicar(large), 'blocked'],
      ['Essai DOC infecté', 'cv.doc', aDoc({ Image: EICAR }), 'blocked'],
      // The signature is compressed, so that only a scanner that unpacks finds it.
      [
        'Essai DOCX infecté',
        'cv.docx',
        aDocx({ name: 'word/media/image.bin', content: EICAR }),
        'blocked',
      ],
    ]
    for (const [name, file, bytes] of files) await submitApplication(name, file, bytes)
    const found = await waitUntilSettled(120_000)
    console.table(found)
    for (const [name, , , state] of files) expect(found[name], name).toMatchObject({ state })
  },
)

test.runIf(isClamdInstalled)(
  'Files wait while clamd hangs or has ended, and are scanned afterwards without a person',
  async () => {
    clamdProcess.kill('SIGSTOP')
    await submitApplication('Essai pendant la panne', 'cv.pdf', await aPdf())
    await submitApplication('Essai infecté pendant la panne', 'cv.pdf', withEicar(await aPdf()))
    await sleep(25_000)
    const whileHanging = await readFileStates()
    clamdProcess.kill('SIGKILL')
    await submitApplication('Essai après la mort', 'cv.pdf', await aPdf())
    await sleep(20_000)
    const whileDead = await readFileStates()
    clamdProcess = await startClamd()
    const after = await waitUntilSettled(180_000)
    const names = [
      'Essai pendant la panne',
      'Essai infecté pendant la panne',
      'Essai après la mort',
    ]
    console.table(
      names.map((name) => ({
        name,
        hanging: whileHanging[name]?.state,
        dead: whileDead[name]?.state,
        after: after[name]?.state,
      })),
    )
    expect(names.map((name) => whileDead[name]?.state)).toEqual(['pending', 'pending', 'pending'])
    expect(names.map((name) => after[name]?.state)).toEqual(['clean', 'blocked', 'clean'])
  },
)
