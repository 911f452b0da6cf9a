/** @module-tag slow */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findJobs, runDueJobs } from '@/tests/support/dueJobs'
import { aHeavyPdf } from '@/tests/support/pdfs'
import { sessionOf } from '@/tests/support/sessionOf'
import { anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
beforeEach(() => testPayload.payload.delete({ collection: 'job-applications', where: {} }))

const HEAVY_PDF = aHeavyPdf()

async function submitApplication(cv: Buffer) {
  const { POST } = await import('@/src/app/api/candidatures/route')
  const form = await anApplicationForm({ cv: { name: 'cv.pdf', bytes: cv } })
  const response = await POST(createScriptRequest('/api/candidatures', form))
  expect(await response.json()).toEqual({ ok: true, warnings: [] })
  return findStoredCv()
}

async function findStoredCv() {
  const { docs } = await testPayload.payload.find({ collection: 'job-applications', depth: 1 })
  const cv = docs[0]?.cv
  if (typeof cv !== 'object' || !cv) throw new Error('There is no CV')
  return { ...cv, application: docs[0]?.id }
}

async function readLinkStatus(file: number) {
  const { GET } = await import('@/src/app/api/candidate-files/[id]/lien/route')
  const headers = await sessionOf(testPayload.payload, { role: 'moderator' })
  const request = new Request('https://exemplia.test/x', {
    headers: { ...headers, Accept: 'application/json' },
  })
  return (await GET(request, { params: Promise.resolve({ id: String(file) }) })).status
}

test('A CV too complex for the first inspection is accepted, and released by the job', async () => {
  const cv = await submitApplication(HEAVY_PDF)
  expect(cv).toMatchObject({ checkState: 'pending', checkedBy: null })
  expect(await readLinkStatus(cv.id)).toBe(409)
  await runDueJobs(testPayload.payload)
  expect(await findStoredCv()).toMatchObject({
    checkState: 'clean',
    checkedBy: 'own-checks',
    marks: [],
  })
  expect(await readLinkStatus(cv.id)).toBe(200)
})

test('A CV that the job refuses stays blocked, and the candidate is asked for another one', async () => {
  // The file lacks its end.
  const { application, id } = await submitApplication(HEAVY_PDF.subarray(0, -40))
  await runDueJobs(testPayload.payload)
  expect(await findStoredCv()).toMatchObject({
    ...{ checkState: 'blocked', checkedBy: 'own-checks', finding: 'fileDamaged' },
  })
  expect(await readLinkStatus(id)).toBe(403)
  const { docs } = await testPayload.payload.find({
    collection: 'application-events',
    where: { application: { equals: application }, kind: { equals: 'cv-blocked' } },
  })
  expect(docs).toHaveLength(1)
  expect((await findJobs(testPayload.payload)).map(({ input }) => input)).toContainEqual(
    expect.objectContaining({
      ...{ applicationId: application, refusedFile: 'cv', refusal: 'fileDamaged' },
    }),
  )
})
