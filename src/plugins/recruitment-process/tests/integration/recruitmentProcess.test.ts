import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  findGeneralSteps,
  findOfferSteps,
} from '@/src/plugins/recruitment-process/queries/findRecruitmentSteps'
import { readReplyDelay } from '@/src/plugins/recruitment-process/queries/readReplyDelay'
import { recruitmentProcessSeed } from '@/src/plugins/recruitment-process/seed/recruitmentProcessSeed'
import { createVisitorReadOptions } from '@/src/queries/contentReadOptions'
import { anApplication } from '@/tests/support/anApplication'
import { aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-11-24T12:00:00Z')
const aStep = (title: string) => ({ title, duration: '1 heure' })
const aShownStep = (title: string) => ({ ...aStep(title), description: null })

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
beforeEach(() => testPayload.payload.db.pool.query('DELETE FROM job_applications'))
afterAll(() => testPayload.stop())

const findShownGeneralSteps = (language: 'fr' | 'en') =>
  findGeneralSteps(testPayload.payload, createVisitorReadOptions(language))
const findShownOfferSteps = (slug: string) =>
  findOfferSteps(testPayload.payload, createVisitorReadOptions('en'), slug)

test('Visitors read the general steps in the languages in which all of them are written', async () => {
  const slug = 'recruitment-process'
  const { steps } = await testPayload.payload.updateGlobal({
    slug,
    locale: 'fr',
    data: { steps: [aStep('Appel'), aStep('Entretien')] },
  })
  expect(await findShownGeneralSteps('fr')).toEqual([aShownStep('Appel'), aShownStep('Entretien')])
  expect(await findShownGeneralSteps('en')).toEqual([])
  const english = steps?.map(({ id }) => ({ ...aStep('Call'), id }))
  await testPayload.payload.updateGlobal({ slug, locale: 'en', data: { steps: english } })
  expect(await findShownGeneralSteps('en')).toEqual([aShownStep('Call'), aShownStep('Call')])
  expect(await findShownGeneralSteps('fr')).toEqual([aShownStep('Appel'), aShownStep('Entretien')])
})

test('An offer has its own steps; a hidden or unknown offer has none', async () => {
  const processSteps = [aStep('Visite')]
  const open = await aJobOffer(testPayload.payload, { isActive: true, processSteps })
  const hidden = await aJobOffer(testPayload.payload, { isActive: false, processSteps })
  expect(await findShownOfferSteps(open.slug ?? '')).toEqual([aShownStep('Visite')])
  expect(await findShownOfferSteps(hidden.slug ?? '')).toBeNull()
  expect(await findShownOfferSteps('jamais-vu')).toBeNull()
})

test('A copy of an offer has its steps, and nine steps are refused', async () => {
  const collection = 'job-offers'
  const offer = await aJobOffer(testPayload.payload, { processSteps: [aStep('Visite')] })
  const copy = await testPayload.payload.duplicate({ collection, id: offer.id })
  expect(copy.processSteps).toMatchObject([aStep('Visite')])
  const nine = Array.from({ length: 9 }, (_, index) => aStep(`Étape ${index}`))
  const refused = testPayload.payload.update({
    collection,
    id: offer.id,
    data: { processSteps: nine },
  })
  await expect(refused).rejects.toThrow()
})

/** An application with a reply after this number of days. */
async function createAnsweredApplication(days: number, answeredAt: string, isSpam = false) {
  const { id } = await anApplication(testPayload.payload)
  await testPayload.payload.db.pool.query(
    `UPDATE job_applications SET answered_at = $1::timestamptz, is_spam = $2,
      created_at = $1::timestamptz - $3 * interval '1 day' WHERE id = $4`,
    [answeredAt, isSpam, days, id],
  )
}

test('The median covers the answers of the last twelve months without spam', async () => {
  expect(await readReplyDelay(testPayload.payload, NOW)).toEqual({ answers: 0, medianDays: null })
  for (const days of [2, 6, 30]) await createAnsweredApplication(days, '2026-11-20T12:00:00Z')
  await createAnsweredApplication(90, '2025-11-24T11:59:00Z')
  await createAnsweredApplication(90, '2026-11-25T12:00:00Z')
  await createAnsweredApplication(90, '2026-11-20T12:00:00Z', true)
  await anApplication(testPayload.payload)
  expect(await readReplyDelay(testPayload.payload, NOW)).toEqual({ answers: 3, medianDays: 6 })
})

test('The seed leaves saved steps unchanged', async () => {
  const before = await findShownGeneralSteps('fr')
  await recruitmentProcessSeed.demo?.(testPayload.payload, { now: NOW })
  expect(await findShownGeneralSteps('fr')).toEqual(before)
})
