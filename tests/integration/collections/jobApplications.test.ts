import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { User } from '@/payload-types'
import { aCandidateFile, aJobApplication, aJobOffer, aUser } from '../../support/records'
import { restClient, signInForCookie } from '../../support/restClient'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
let alixAccount: User
let moderator: ReturnType<typeof restClient>
let admin: ReturnType<typeof restClient>

beforeAll(async () => {
  testPayload = await startTestPayload()
  alixAccount = await aUser(testPayload.payload, { name: 'Alix Moreau' })
  moderator = restClient(await signInForCookie(alixAccount.email))
  admin = restClient(
    await signInForCookie((await aUser(testPayload.payload, { role: 'admin' })).email),
  )
})
afterAll(() => testPayload.stop())

test('A decision is stored with its author and time; a save without a decision is not', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  const saved = await moderator.patch(`/job-applications/${id}`, { status: 'pending' })
  expect(saved.body.doc).toMatchObject({ statusChangedAt: null, statusChangedByName: null })
  const decided = await moderator.patch(`/job-applications/${id}`, { status: 'accepted' })
  expect(decided.body.doc).toMatchObject({
    statusChangedByName: 'Alix Moreau',
    statusChangedAt: expect.stringMatching(/^\d{4}-/),
  })
})

test('A changed name does not hide the account that decided', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  await moderator.patch(`/users/${alixAccount.id}`, { name: 'Quelqu’un d’autre' })
  await moderator.patch(`/job-applications/${id}`, { status: 'rejected' })
  await moderator.patch(`/users/${alixAccount.id}`, { name: alixAccount.name })
  const { body } = await admin.get(`/job-applications/${id}?depth=0`)
  expect(body).toMatchObject({
    statusChangedBy: alixAccount.id,
    statusChangedByName: 'Quelqu’un d’autre',
  })
})

test('The name of the author remains after the account is deleted', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  const leaving = await aUser(testPayload.payload, { name: 'Dominique Roy' })
  const client = restClient(await signInForCookie(leaving.email))
  await client.patch(`/job-applications/${id}`, { status: 'reviewed' })
  expect((await admin.delete(`/users/${leaving.id}`)).status).toBe(200)
  const { body } = await admin.get(`/job-applications/${id}?depth=0`)
  expect(body).toMatchObject({ statusChangedBy: null, statusChangedByName: 'Dominique Roy' })
})

test('The fields of the candidate and the author of a decision cannot be changed', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  const forged = {
    candidateName: 'Autre',
    candidateEmail: 'autre@candidats.test',
    jobTitle: 'Autre',
    coverLetter: 'Autre',
    statusChangedBy: alixAccount.id,
    statusChangedByName: 'Autre',
    submissionKey: 'autre',
  }
  const { status } = await admin.patch(`/job-applications/${id}`, forged)
  expect(status).toBe(200)
  const kept = await testPayload.payload.findByID({
    collection: 'job-applications',
    id,
    showHiddenFields: true,
  })
  expect(kept).toMatchObject({ candidateName: 'Camille Durand', statusChangedBy: null })
  expect(JSON.stringify(kept)).not.toMatch(/autre/i)
})

test('An unknown status is refused', async () => {
  const { id } = await aJobApplication(testPayload.payload)
  expect((await moderator.patch(`/job-applications/${id}`, { status: 'hired' })).status).toBe(400)
})

test('An application remains after its offer is deleted', async () => {
  const offer = await aJobOffer(testPayload.payload, { title: 'Poste supprimé' })
  const application = { jobOffer: offer.id, jobTitle: offer.title }
  const { id } = await aJobApplication(testPayload.payload, application)
  expect((await admin.delete(`/job-offers/${offer.id}`)).status).toBe(200)
  const { body } = await moderator.get(`/job-applications/${id}`)
  expect(body).toMatchObject({ jobTitle: 'Poste supprimé', jobOffer: null })
})

test('The candidate’s files are deleted with the application', async () => {
  const [cv, letter] = [
    await aCandidateFile(testPayload.payload),
    await aCandidateFile(testPayload.payload),
  ]
  const files = { cv: cv.id, coverLetterFile: letter.id }
  const { id } = await aJobApplication(testPayload.payload, files)
  const isKept = () =>
    existsSync(path.join(testPayload.dataDir, 'candidate-files', cv.filename ?? ''))
  expect(isKept()).toBe(true)
  expect((await admin.delete(`/job-applications/${id}`)).status).toBe(200)
  const { totalDocs } = await testPayload.payload.count({
    collection: 'candidate-files',
    where: { id: { in: [cv.id, letter.id] } },
  })
  expect(totalDocs).toBe(0)
  expect(isKept()).toBe(false)
})

test('A visitor who knows the file name cannot download it', async () => {
  const { filename } = await aCandidateFile(testPayload.payload)
  expect((await restClient().get(`/candidate-files/file/${filename}`)).status).toBe(403)
})
