import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'
import { aDocx, aPdf } from '@/tests/support/documents'
import { findJobs, runDueJobs, runWaitingJobs } from '@/tests/support/dueJobs'
import { withEicar } from '@/tests/support/eicar'
import { eventually } from '@/tests/support/eventually'
import { sessionOf } from '@/tests/support/sessionOf'
import { EICAR_FINDING, startClamd } from '@/tests/support/startClamd'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const DAY_MS = 86_400_000

let testPayload: TestPayload
let fakeClamd: Awaited<ReturnType<typeof startClamd>>
let faultyProxy: Awaited<ReturnType<typeof startFaultyProxy>>
let moderatorHeaders: Record<string, string>

beforeAll(async () => {
  fakeClamd = await startClamd()
  faultyProxy = await startFaultyProxy(fakeClamd.url)
  testPayload = await startOwnPayload({ CLAMD_HOST: new URL(faultyProxy.url).host })
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
})
afterAll(async () => {
  await testPayload.stop()
  await faultyProxy.stop()
  await fakeClamd.stop()
})
beforeEach(async () => {
  faultyProxy.become('none')
  await testPayload.payload.delete({ collection: 'job-applications', where: {} })
  await testPayload.payload.db.pool.query('DELETE FROM payload_jobs')
})

async function submitApplication(cv: Buffer, letter?: Buffer) {
  const { POST } = await import('@/src/app/api/candidatures/route')
  const form = await anApplicationForm({
    cv: { name: 'cv.pdf', bytes: cv },
    ...(letter ? { coverLetterFile: { name: 'lettre.docx', bytes: letter } } : {}),
  })
  const answer = await POST(createScriptRequest('/api/candidatures', form))
  expect(await answer.json()).toEqual({ ok: true, warnings: [] })
  const { docs } = await testPayload.payload.find({ collection: 'job-applications', depth: 1 })
  return docs[0]
}

async function findStoredCv() {
  const { docs } = await testPayload.payload.find({ collection: 'job-applications', depth: 1 })
  const cv = docs[0]?.cv
  if (typeof cv !== 'object' || !cv) throw new Error('There is no CV')
  return cv
}

const requestWithHeaders = (headers = {}) =>
  new Request('https://exemplia.test/x', { headers: { Accept: 'application/json', ...headers } })
const routeContext = (id: number | string) => ({ params: Promise.resolve({ id: String(id) }) })

/** Lists every way to get the file, and the response of each. */
async function requestFileEveryWay(id: number, filename: string) {
  const link = await import('@/src/app/api/candidate-files/[id]/lien/route')
  const drawn = await import('@/src/app/api/candidate-files/[id]/contenu/route')
  const rest = await import('@/src/app/(payload)/api/[...slug]/route')
  const followed = await import('@/src/app/api/fichiers/[token]/route')
  const { signFileLinkToken } = await import('@/src/commands/fileLinkToken')
  const token = await signFileLinkToken(
    { fileId: id, downloadName: 'cv.pdf' },
    { secret: testPayload.payload.secret, now: new Date() },
  )
  const slug = ['candidate-files', 'file', filename]
  return Promise.all([
    link.GET(requestWithHeaders(moderatorHeaders), routeContext(id)),
    drawn.GET(requestWithHeaders(moderatorHeaders), routeContext(id)),
    followed.GET(requestWithHeaders(), { params: Promise.resolve({ token }) }),
    rest.GET(
      new Request(`https://exemplia.test/api/${slug.join('/')}`, { headers: moderatorHeaders }),
      {
        params: Promise.resolve({ slug }),
      },
    ),
  ])
}

const responseStatuses = (answers: Response[]) => answers.map(({ status }) => status)

describe('A file that waits for the antivirus', () => {
  test('cannot be downloaded, although the candidate has had a response', async () => {
    faultyProxy.become('hanging')
    await submitApplication(await aPdf())
    const cv = await findStoredCv()
    expect(cv).toMatchObject({ checkState: 'pending', checkedAt: null })
    const answers = await requestFileEveryWay(cv.id, cv.filename ?? '')
    expect(responseStatuses(answers)).toEqual([409, 409, 409, 403])
    expect(await answers[0]?.json()).toEqual({
      error: 'Ce fichier attend encore d’être examiné. Réessayez dans quelques minutes.',
    })
  })

  test('can be read and downloaded once it is found harmless', async () => {
    const pdf = await aPdf('Sain')
    await submitApplication(pdf, aDocx())
    await runDueJobs(testPayload.payload)
    const cv = await findStoredCv()
    expect(cv).toMatchObject({ checkState: 'clean', checkedBy: 'clamav', finding: null })
    expect(fakeClamd.judged).toContainEqual(pdf)
    expect(fakeClamd.judged).toContainEqual(aDocx())
    const answers = await requestFileEveryWay(cv.id, cv.filename ?? '')
    expect(responseStatuses(answers)).toEqual([200, 200, 200, 403])
    const download = answers[2]
    expect(Buffer.from((await download?.arrayBuffer()) ?? [])).toEqual(pdf)
    expect(Object.fromEntries(download?.headers ?? [])).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
      'content-security-policy': UPLOADED_FILE_CSP,
    })
  })
})

describe('A file with a finding', () => {
  test('cannot be downloaded by anybody, and the history has the finding', async () => {
    const application = await submitApplication(withEicar(await aPdf()), aDocx())
    await runDueJobs(testPayload.payload)
    const cv = await findStoredCv()
    expect(cv).toMatchObject({ checkState: 'blocked', checkedBy: 'clamav', finding: EICAR_FINDING })
    expect(responseStatuses(await requestFileEveryWay(cv.id, cv.filename ?? ''))).toEqual([
      403, 403, 403, 403,
    ])
    moderatorHeaders = await sessionOf(testPayload.payload, { role: 'super-admin' })
    expect(responseStatuses(await requestFileEveryWay(cv.id, cv.filename ?? ''))).toEqual([
      403, 403, 403, 403,
    ])
    const { docs } = await testPayload.payload.find({
      collection: 'application-events',
      where: { application: { equals: application?.id } },
    })
    expect(docs.map(({ kind }) => kind).sort()).toEqual(['cv-blocked', 'received'])
  })

  test('is scanned once: a second job changes nothing', async () => {
    await submitApplication(withEicar(await aPdf()))
    await runDueJobs(testPayload.payload)
    const { checkedAt, id } = await findStoredCv()
    await testPayload.payload.jobs.queue({ task: 'checkCandidateFile', input: { fileId: id } })
    await runDueJobs(testPayload.payload)
    expect((await findStoredCv()).checkedAt).toBe(checkedAt)
    expect(
      await testPayload.payload.count({
        collection: 'application-events',
        where: { kind: { equals: 'cv-blocked' } },
      }),
    ).toEqual({ totalDocs: 1 })
  })

  test('sends an update to clients that show the application', async () => {
    const heard: string[] = []
    const client = await testPayload.payload.db.pool.connect()
    client.on('notification', ({ payload = '' }) => heard.push(payload))
    await client.query('LISTEN records_changed')
    await submitApplication(withEicar(await aPdf()))
    // Notifications that the application has sent arrive before the response to this query.
    await client.query('SELECT')
    heard.length = 0
    await runDueJobs(testPayload.payload)
    await eventually(() => expect(heard).toContain('job-applications'))
    await client.query('UNLISTEN *')
    client.release()
  })
})

test('The result of the scan cannot be written by any client', async () => {
  await submitApplication(withEicar(await aPdf()))
  await runDueJobs(testPayload.payload)
  const { id } = await findStoredCv()
  const rest = await import('@/src/app/(payload)/api/[...slug]/route')
  const slug = ['candidate-files', String(id)]
  const request = new Request(`https://exemplia.test/api/${slug.join('/')}`, {
    method: 'PATCH',
    headers: {
      ...moderatorHeaders,
      'Content-Type': 'application/json',
      Origin: 'https://exemplia.test',
    },
    body: JSON.stringify({ checkState: 'clean' }),
  })
  expect((await rest.PATCH(request, { params: Promise.resolve({ slug }) })).status).toBe(403)
  expect(await findStoredCv()).toMatchObject({ checkState: 'blocked' })
})

// These are last, because they advance the clock: after each fault the antivirus is paused.
for (const { fault, days, tags } of [
  // Each hanging request takes its whole time limit.
  { fault: 'hanging', days: 1, tags: ['slow'] },
  { fault: 'refusing', days: 3, tags: [] },
] as const)
  test(`A file waits while the antivirus is ${fault} for ${days} days, and is never given up`, {
    tags: [...tags],
  }, async () => {
    await submitApplication(await aPdf())
    faultyProxy.become(fault)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * DAY_MS })
    for (let day = 0; day < days; day++) {
      vi.setSystemTime(Date.now() + DAY_MS)
      await runWaitingJobs(testPayload.payload)
      expect(await findStoredCv()).toMatchObject({ checkState: 'pending' })
    }
    const checks = (await findJobs(testPayload.payload)).filter(
      ({ taskSlug }) => taskSlug === 'checkCandidateFile',
    )
    expect(checks).toMatchObject([{ hasError: false, totalTried: 0 }])
    const now = Date.now()
    expect(Date.parse(checks[0]?.waitUntil ?? '')).toBeGreaterThan(now)
    faultyProxy.become('none')
    vi.setSystemTime(Date.now() + DAY_MS)
    await runWaitingJobs(testPayload.payload)
    vi.useRealTimers()
    expect(await findStoredCv()).toMatchObject({ checkState: 'clean' })
  })
