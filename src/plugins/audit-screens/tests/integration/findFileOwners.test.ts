import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { findFileOwners } from '@/src/plugins/audit-screens/queries/findFileOwners'
import { aCandidateFile, aJobApplication, aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let admin: SignedInUser

beforeAll(async () => {
  testPayload = await startTestPayload()
  admin = { ...(await aUser(testPayload.payload, { role: 'admin' })), collection: 'users' }
})
afterAll(() => testPayload.stop())

async function createSentFile() {
  const { payload } = testPayload
  const [cv, letter] = [await aCandidateFile(payload), await aCandidateFile(payload)]
  const application = await aJobApplication(payload, { cv: cv.id, coverLetterFile: letter.id })
  return { application: application.id, cv: cv.id, letter: letter.id }
}

const findOwners = (files: number[], user: SignedInUser | null = admin) =>
  findFileOwners(testPayload.payload, { user, files })

test('The owners of a CV and of a cover letter are found by their applications', async () => {
  const one = await createSentFile()
  const two = await createSentFile()
  expect(await findOwners([one.cv, two.letter])).toEqual({
    [one.cv]: { application: one.application, as: 'cv', candidateName: 'Camille Durand' },
    [two.letter]: {
      application: two.application,
      as: 'coverLetterFile',
      candidateName: 'Camille Durand',
    },
  })
})

test('No owner is found once the application is deleted', async () => {
  const { application, cv } = await createSentFile()
  await testPayload.payload.delete({ collection: 'job-applications', id: application })
  expect(await findOwners([cv])).toEqual({})
})

test('A user who may not read applications finds no owner', async () => {
  const { cv } = await createSentFile()
  await expect(findOwners([cv], null)).rejects.toThrow()
})
