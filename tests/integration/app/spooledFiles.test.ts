import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { moveSpooledFiles } from '@/src/server/files/moveSpooledFiles'
import { aPdf } from '@/tests/support/documents'
import { sessionOf } from '@/tests/support/sessionOf'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { s3Environment, startS3Server } from '@/tests/support/startS3Server'
import { anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let s3Server: Awaited<ReturnType<typeof startS3Server>>
let faultyProxy: Awaited<ReturnType<typeof startFaultyProxy>>
let databaseClient: pg.Client
let moderatorHeaders: Record<string, string>
let spoolFolder: string

beforeAll(async () => {
  s3Server = await startS3Server()
  faultyProxy = await startFaultyProxy(s3Server.endpoint)
  testPayload = await startOwnPayload(s3Environment(faultyProxy.url))
  databaseClient = new pg.Client(testPayload.databaseUrl)
  await databaseClient.connect()
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
  spoolFolder = path.join(testPayload.dataDir, 'spool')
})
afterAll(async () => {
  await databaseClient.end()
  await testPayload.stop()
  await faultyProxy.stop()
  await s3Server.stop()
})
beforeEach(() => faultyProxy.become('none'))
afterEach(async () => {
  vi.useRealTimers()
  await testPayload.payload.delete({ collection: 'job-applications', where: {} })
  rmSync(spoolFolder, { recursive: true, force: true })
})

async function submitCv(cv: Buffer) {
  const { POST } = await import('@/src/app/api/candidatures/route')
  const form = await anApplicationForm({ cv: { name: 'cv.pdf', bytes: cv } })
  const { warnings } = await (await POST(createScriptRequest('/api/candidatures', form))).json()
  const { docs } = await testPayload.payload.find({ collection: 'job-applications', depth: 1 })
  const file = docs[0]?.cv
  return { warnings, file: typeof file === 'object' ? file : null }
}

async function readEnvironment() {
  const { env } = await import('@/src/env')
  return env
}
const moveFilesNow = async () => moveSpooledFiles(databaseClient, await readEnvironment())
const listSpooledFiles = () => readdirSync(spoolFolder)
const findFileRow = async (id = 0) =>
  testPayload.payload.findByID({ collection: 'candidate-files', id, depth: 0 })

/** Advances the clock, so that the pause after an earlier failure of the store has ended. */
const advanceTwoMinutes = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })

const requestAsModerator = () =>
  new Request('https://exemplia.test/x', {
    headers: { Accept: 'application/json', ...moderatorHeaders },
  })

async function downloadFile(id = 0) {
  const { GET } = await import('@/src/app/api/candidate-files/[id]/lien/route')
  const { url } = await (
    await GET(requestAsModerator(), { params: Promise.resolve({ id: String(id) }) })
  ).json()
  const { GET: follow } = await import('@/src/app/api/fichiers/[token]/route')
  return follow(requestAsModerator(), { params: Promise.resolve({ token: url.split('/').at(-1) }) })
}

async function readStoredBytes(name: string) {
  const folder = path.join(s3Server.directory, 'exemplia', 'candidats')
  const [object] = readdirSync(folder).filter((entry) => entry.startsWith(name))
  return object ? readFileSync(path.join(folder, `${name}._S3rver_object`)) : null
}

// Each hanging request takes its whole time limit.
const STORE_FAULTS = [
  { fault: 'refusing', tags: [] },
  { fault: 'hanging', tags: ['slow'] },
] as const

for (const { fault, tags } of STORE_FAULTS)
  test(`With a ${fault} store a file waits on disk, is read there, and goes to the store once it responds`, {
    tags: [...tags],
  }, async () => {
    advanceTwoMinutes()
    faultyProxy.become(fault)
    const cv = await aPdf(fault)
    const { warnings, file } = await submitCv(cv)
    expect(warnings).toEqual([])
    expect(file?.spooledOn).toBeTruthy()
    expect(listSpooledFiles()).toEqual([file?.filename])
    const early = await downloadFile(file?.id)
    expect(Buffer.from(await early.arrayBuffer())).toEqual(cv)
    expect(early.headers.get('content-security-policy')).toContain('sandbox')
    await expect(moveFilesNow()).rejects.toThrow()
    expect(listSpooledFiles()).toEqual([file?.filename])

    faultyProxy.become('none')
    expect(await moveFilesNow()).toBe(1)
    expect(listSpooledFiles()).toEqual([])
    expect((await findFileRow(file?.id)).spooledOn).toBeNull()
    expect(Buffer.from(await (await downloadFile(file?.id)).arrayBuffer())).toEqual(cv)
    expect(await readStoredBytes(file?.filename ?? '')).toEqual(cv)
  })

describe('A store that has just failed', () => {
  test('is not tried for the next candidate, and is tried again a little later', async () => {
    advanceTwoMinutes()
    faultyProxy.become('refusing')
    await submitCv(await aPdf())
    faultyProxy.become('none')
    expect((await submitCv(await aPdf())).file?.spooledOn).toBeTruthy()
    vi.setSystemTime(Date.now() + 60_000)
    expect((await submitCv(await aPdf())).file?.spooledOn).toBeNull()
  })
})

describe('A file that waits on disk', () => {
  const aSpooledFile = async () => {
    advanceTwoMinutes()
    faultyProxy.become('refusing')
    const cv = await aPdf(String(Math.random()))
    const { file } = await submitCv(cv)
    faultyProxy.become('none')
    return { cv, id: file?.id ?? 0, name: file?.filename ?? '' }
  }

  test('is reported as on another server by a server that does not have it', async () => {
    const { id, name } = await aSpooledFile()
    rmSync(path.join(spoolFolder, name))
    const answer = await downloadFile(id)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(
      'Ce fichier se trouve encore sur le serveur qui l’a reçu, en attendant que le stockage réponde.',
    )
  })

  test('is deleted with its application', async () => {
    await aSpooledFile()
    await testPayload.payload.delete({ collection: 'job-applications', where: {} })
    expect(listSpooledFiles()).toEqual([])
  })

  test('is moved once, whichever step the mover was killed at', async () => {
    const { cv, id, name } = await aSpooledFile()
    // After the upload, before the row: all steps are repeated.
    await databaseClient.query(
      "CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$",
    )
    await databaseClient.query(
      'CREATE TRIGGER die BEFORE UPDATE ON candidate_files FOR EACH ROW EXECUTE FUNCTION die()',
    )
    await expect(moveFilesNow()).rejects.toThrow('killed')
    expect(listSpooledFiles()).toEqual([name])
    expect(await readStoredBytes(name)).toEqual(cv)
    await databaseClient.query('DROP TRIGGER die ON candidate_files')
    expect(await moveFilesNow()).toBe(1)
    // After the row, before the disk: only the file on the disk is deleted.
    writeFileSync(path.join(spoolFolder, name), 'nothing that should ever reach the store')
    expect(await moveFilesNow()).toBe(0)
    expect(listSpooledFiles()).toEqual([])
    expect(await readStoredBytes(name)).toEqual(cv)
    expect((await findFileRow(id)).spooledOn).toBeNull()
  })

  test('is not moved until its row is written', async () => {
    mkdirSync(spoolFolder, { recursive: true })
    writeFileSync(path.join(spoolFolder, 'early.pdf'), 'x')
    writeFileSync(path.join(spoolFolder, 'unfinished.pdf.partial'), 'x')
    expect(await moveFilesNow()).toBe(0)
    expect(listSpooledFiles()).toEqual(['early.pdf', 'unfinished.pdf.partial'])
  })
})

test('When neither the store nor the disk accepts the files, the application is stored and the page says so', async () => {
  advanceTwoMinutes()
  faultyProxy.become('refusing')
  // A file in place of the folder makes the disk refuse, for root too.
  writeFileSync(spoolFolder, '')
  const { warnings, file } = await submitCv(await aPdf())
  expect(warnings).toEqual([
    "Le CV n'a pas pu être téléchargé, mais votre candidature sera tout de même envoyée. Vous pourrez nous transmettre votre CV par email.",
  ])
  expect(file).toBeNull()
  expect(await testPayload.payload.count({ collection: 'job-applications' })).toEqual({
    totalDocs: 1,
  })
  expect(await testPayload.payload.count({ collection: 'candidate-files' })).toEqual({
    totalDocs: 0,
  })
})
