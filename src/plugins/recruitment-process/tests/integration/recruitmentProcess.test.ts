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
const step = (title: string) => ({ title, duration: '1 heure' })
const shown = (title: string) => ({ ...step(title), description: null })

let site: TestPayload

beforeAll(async () => {
  site = await startTestPayload()
})
beforeEach(() => site.payload.db.pool.query('DELETE FROM job_applications'))
afterAll(() => site.stop())

const findGeneral = (language: 'fr' | 'en') =>
  findGeneralSteps(site.payload, createVisitorReadOptions(language))
const findOwn = (slug: string) => findOfferSteps(site.payload, createVisitorReadOptions('en'), slug)

test('Visitors read the general steps in the languages in which all of them are written', async () => {
  const slug = 'recruitment-process'
  const { steps } = await site.payload.updateGlobal({
    slug,
    locale: 'fr',
    data: { steps: [step('Appel'), step('Entretien')] },
  })
  expect(await findGeneral('fr')).toEqual([shown('Appel'), shown('Entretien')])
  expect(await findGeneral('en')).toEqual([])
  const english = steps?.map(({ id }) => ({ ...step('Call'), id }))
  await site.payload.updateGlobal({ slug, locale: 'en', data: { steps: english } })
  expect(await findGeneral('en')).toEqual([shown('Call'), shown('Call')])
  expect(await findGeneral('fr')).toEqual([shown('Appel'), shown('Entretien')])
})

test('An offer has its own steps; a hidden or unknown offer has none', async () => {
  const processSteps = [step('Visite')]
  const open = await aJobOffer(site.payload, { isActive: true, processSteps })
  const hidden = await aJobOffer(site.payload, { isActive: false, processSteps })
  expect(await findOwn(open.slug ?? '')).toEqual([shown('Visite')])
  expect(await findOwn(hidden.slug ?? '')).toBeNull()
  expect(await findOwn('jamais-vu')).toBeNull()
})

test('A copy of an offer has its steps, and nine steps are refused', async () => {
  const collection = 'job-offers'
  const offer = await aJobOffer(site.payload, { processSteps: [step('Visite')] })
  const copy = await site.payload.duplicate({ collection, id: offer.id })
  expect(copy.processSteps).toMatchObject([step('Visite')])
  const nine = Array.from({ length: 9 }, (_, index) => step(`Étape ${index}`))
  const refused = site.payload.update({ collection, id: offer.id, data: { processSteps: nine } })
  await expect(refused).rejects.toThrow()
})

/** An application with a reply after this number of days. */
async function answered(days: number, answeredAt: string, isSpam = false) {
  const { id } = await anApplication(site.payload)
  await site.payload.db.pool.query(
    `UPDATE job_applications SET answered_at = $1::timestamptz, is_spam = $2,
      created_at = $1::timestamptz - $3 * interval '1 day' WHERE id = $4`,
    [answeredAt, isSpam, days, id],
  )
}

test('The median covers the answers of the last twelve months without spam', async () => {
  expect(await readReplyDelay(site.payload, NOW)).toEqual({ answers: 0, medianDays: null })
  for (const days of [2, 6, 30]) await answered(days, '2026-11-20T12:00:00Z')
  await answered(90, '2025-11-24T11:59:00Z')
  await answered(90, '2026-11-25T12:00:00Z')
  await answered(90, '2026-11-20T12:00:00Z', true)
  await anApplication(site.payload)
  expect(await readReplyDelay(site.payload, NOW)).toEqual({ answers: 3, medianDays: 6 })
})

test('The seed leaves saved steps unchanged', async () => {
  const before = await findGeneral('fr')
  await recruitmentProcessSeed.demo?.(site.payload, { now: NOW })
  expect(await findGeneral('fr')).toEqual(before)
})
