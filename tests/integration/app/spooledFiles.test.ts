import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { moveSpooledFiles } from '@/src/server/files/moveSpooledFiles'
import { aPdf } from '@/tests/support/documents'
import { sessionOf } from '@/tests/support/sessionOf'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { s3Environment, startS3Server } from '@/tests/support/startS3Server'
import { anApplicationForm, scriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let store: Awaited<ReturnType<typeof startS3Server>>
let network: Awaited<ReturnType<typeof startFaultyProxy>>
let client: pg.Client
let moderator: Record<string, string>
let spool: string

beforeAll(async () => {
  store = await startS3Server()
  network = await startFaultyProxy(store.endpoint)
  site = await startOwnPayload(s3Environment(network.url))
  client = new pg.Client(site.databaseUrl)
  await client.connect()
  moderator = await sessionOf(site.payload, { role: 'moderator' })
  spool = path.join(site.dataDir, 'spool')
})
afterAll(async () => {
  await client.end()
  await site.stop()
  await network.stop()
  await store.stop()
})
beforeEach(() => network.become('none'))
afterEach(async () => {
  vi.useRealTimers()
  await site.payload.delete({ collection: 'job-applications', where: {} })
  rmSync(spool, { recursive: true, force: true })
})

async function send(cv: Buffer) {
  const { POST } = await import('@/src/app/api/candidatures/route')
  const form = await anApplicationForm({ cv: { name: 'cv.pdf', bytes: cv } })
  const { warnings } = await (await POST(scriptRequest('/api/candidatures', form))).json()
  const { docs } = await site.payload.find({ collection: 'job-applications', depth: 1 })
  const file = docs[0]?.cv
  return { warnings, file: typeof file === 'object' ? file : null }
}

async function environment() {
  const { env } = await import('@/src/env')
  return env
}
const move = async () => moveSpooledFiles(client, await environment())
const spooled = () => readdirSync(spool)
const rowOf = async (id = 0) =>
  site.payload.findByID({ collection: 'candidate-files', id, depth: 0 })

/** Advances the clock, so that the pause after an earlier failure of the store has ended. */
const afterTheRest = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })

const asked = () =>
  new Request('https://exemplia.test/x', { headers: { Accept: 'application/json', ...moderator } })

async function download(id = 0) {
  const { GET } = await import('@/src/app/api/candidate-files/[id]/lien/route')
  const { url } = await (await GET(asked(), { params: Promise.resolve({ id: String(id) }) })).json()
  const { GET: follow } = await import('@/src/app/api/fichiers/[token]/route')
  return follow(asked(), { params: Promise.resolve({ token: url.split('/').at(-1) }) })
}

async function storedBytes(name: string) {
  const folder = path.join(store.directory, 'exemplia', 'candidats')
  const [object] = readdirSync(folder).filter((entry) => entry.startsWith(name))
  return object ? readFileSync(path.join(folder, `${name}._S3rver_object`)) : null
}

// Each hanging request takes its whole time limit.
const FAULTS = [
  { fault: 'refusing', tags: [] },
  { fault: 'hanging', tags: ['slow'] },
] as const

for (const { fault, tags } of FAULTS)
  test(`With a ${fault} store a file waits on disk, is read there, and goes to the store once it responds`, {
    tags: [...tags],
  }, async () => {
    afterTheRest()
    network.become(fault)
    const cv = await aPdf(fault)
    const { warnings, file } = await send(cv)
    expect(warnings).toEqual([])
    expect(file?.spooledOn).toBeTruthy()
    expect(spooled()).toEqual([file?.filename])
    const early = await download(file?.id)
    expect(Buffer.from(await early.arrayBuffer())).toEqual(cv)
    expect(early.headers.get('content-security-policy')).toContain('sandbox')
    await expect(move()).rejects.toThrow()
    expect(spooled()).toEqual([file?.filename])

    network.become('none')
    expect(await move()).toBe(1)
    expect(spooled()).toEqual([])
    expect((await rowOf(file?.id)).spooledOn).toBeNull()
    expect(Buffer.from(await (await download(file?.id)).arrayBuffer())).toEqual(cv)
    expect(await storedBytes(file?.filename ?? '')).toEqual(cv)
  })

describe('A store that has just failed', () => {
  test('is not tried for the next candidate, and is tried again a little later', async () => {
    afterTheRest()
    network.become('refusing')
    await send(await aPdf())
    network.become('none')
    expect((await send(await aPdf())).file?.spooledOn).toBeTruthy()
    vi.setSystemTime(Date.now() + 60_000)
    expect((await send(await aPdf())).file?.spooledOn).toBeNull()
  })
})

describe('A file that waits on disk', () => {
  const aSpooledFile = async () => {
    afterTheRest()
    network.become('refusing')
    const cv = await aPdf(String(Math.random()))
    const { file } = await send(cv)
    network.become('none')
    return { cv, id: file?.id ?? 0, name: file?.filename ?? '' }
  }

  test('is reported as on another server by a server that does not have it', async () => {
    const { id, name } = await aSpooledFile()
    rmSync(path.join(spool, name))
    const answer = await download(id)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(
      'Ce fichier se trouve encore sur le serveur qui l’a reçu, en attendant que le stockage réponde.',
    )
  })

  test('is deleted with its application', async () => {
    await aSpooledFile()
    await site.payload.delete({ collection: 'job-applications', where: {} })
    expect(spooled()).toEqual([])
  })

  test('is moved once, whichever step the mover was killed at', async () => {
    const { cv, id, name } = await aSpooledFile()
    // After the upload, before the row: all steps are repeated.
    await client.query(
      "CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$",
    )
    await client.query(
      'CREATE TRIGGER die BEFORE UPDATE ON candidate_files FOR EACH ROW EXECUTE FUNCTION die()',
    )
    await expect(move()).rejects.toThrow('killed')
    expect(spooled()).toEqual([name])
    expect(await storedBytes(name)).toEqual(cv)
    await client.query('DROP TRIGGER die ON candidate_files')
    expect(await move()).toBe(1)
    // After the row, before the disk: only the file on the disk is deleted.
    writeFileSync(path.join(spool, name), 'nothing that should ever reach the store')
    expect(await move()).toBe(0)
    expect(spooled()).toEqual([])
    expect(await storedBytes(name)).toEqual(cv)
    expect((await rowOf(id)).spooledOn).toBeNull()
  })

  test('is not moved until its row is written', async () => {
    mkdirSync(spool, { recursive: true })
    writeFileSync(path.join(spool, 'early.pdf'), 'x')
    writeFileSync(path.join(spool, 'unfinished.pdf.partial'), 'x')
    expect(await move()).toBe(0)
    expect(spooled()).toEqual(['early.pdf', 'unfinished.pdf.partial'])
  })
})

test('When neither the store nor the disk accepts the files, the application is stored and the page says so', async () => {
  afterTheRest()
  network.become('refusing')
  // A file in place of the folder makes the disk refuse, for root too.
  writeFileSync(spool, '')
  const { warnings, file } = await send(await aPdf())
  expect(warnings).toEqual([
    "Le CV n'a pas pu être téléchargé, mais votre candidature sera tout de même envoyée. Vous pourrez nous transmettre votre CV par email.",
  ])
  expect(file).toBeNull()
  expect(await site.payload.count({ collection: 'job-applications' })).toEqual({ totalDocs: 1 })
  expect(await site.payload.count({ collection: 'candidate-files' })).toEqual({ totalDocs: 0 })
})
