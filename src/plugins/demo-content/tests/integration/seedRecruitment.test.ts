import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFileContent } from '@/src/domain/files/fileContent'
import { fileKindOf } from '@/src/domain/files/uploadedFile'
import { CRITERION_KINDS } from '@/src/domain/offers/criteria'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { MESSAGE_STATUSES } from '@/src/domain/submissions/messageStatus'
import { inspectFileContent } from '@/src/files/inspector/inspectFileContent'
import { seedContactMessages } from '@/src/plugins/demo-content/seed/seedContactMessages'
import { seedJobApplications } from '@/src/plugins/demo-content/seed/seedJobApplications'
import { seedJobOffers } from '@/src/plugins/demo-content/seed/seedJobOffers'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-03-31T09:00:00Z')
const DAY_MS = 86_400_000

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
  await seedJobOffers(testPayload.payload, NOW)
  await seedJobApplications(testPayload.payload, NOW)
  await seedContactMessages(testPayload.payload, NOW)
})

afterAll(() => testPayload.stop())

test('At least 14 active offers cover every category, contract, level and place', async () => {
  const offers = await findAllDocuments('job-offers')
  const active = offers.filter(({ isActive }) => isActive)
  expect(active.length).toBeGreaterThanOrEqual(14)
  expect(offers.length).toBeGreaterThan(active.length)
  const criteria = await findOfferCriteria(testPayload.payload, 'fr')
  for (const kind of CRITERION_KINDS) {
    const codes = criteria[kind].map(({ code }) => code)
    expect(new Set(active.map((offer) => offer[kind]))).toEqual(new Set(codes))
  }
})

test('The seeded criteria have stable codes and words of search URLs', async () => {
  const { contract, experience } = await findOfferCriteria(testPayload.payload, 'en')
  expect(contract).toContainEqual(
    expect.objectContaining({ code: 'internship', word: 'stage', label: 'Internship' }),
  )
  expect(experience.map(({ word }) => word)).toEqual(['junior', 'confirme', 'senior', 'expert'])
})

test('Offers were published within the 60 days before the seed', async () => {
  for (const { publishedDate, title } of await findAllDocuments('job-offers')) {
    const age = (NOW.getTime() - Date.parse(publishedDate)) / DAY_MS
    expect(age, title).toBeGreaterThan(0)
    expect(age, title).toBeLessThan(60)
  }
})

test('Each offer has a mission, technologies, a profile, benefits and pay', async () => {
  for (const offer of await findAllDocuments('job-offers')) {
    const { benefits, mission, payMinimum, profile, stack, title } = offer
    const lines = mission.split('•').filter((line) => line.trim())
    expect(lines.length, title).toBeGreaterThanOrEqual(3)
    expect(lines.length, title).toBeLessThanOrEqual(6)
    expect(stack?.length, title).toBeGreaterThanOrEqual(5)
    expect(profile?.length, title).toBeGreaterThanOrEqual(4)
    expect(benefits?.length, title).toBeGreaterThanOrEqual(2)
    expect(payMinimum, title).toBeGreaterThan(0)
  }
})

test('Applications and messages have each status', async () => {
  const applications = await findAllDocuments('job-applications')
  const messages = await findAllDocuments('contact-messages')
  expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES))
  expect(new Set(messages.map(({ status }) => status))).toEqual(new Set(MESSAGE_STATUSES))
  expect(applications.filter(({ jobOffer }) => !jobOffer)).toHaveLength(1)
})

test('The files of the applications are the PDF files of the demo, under random names', async () => {
  const files = await findAllDocuments('candidate-files')
  expect(files).toHaveLength(
    (await readdir('src/plugins/demo-content/seed/files/documents')).length,
  )
  for (const { filename, originalName } of files) {
    expect(filename).toMatch(/^(cover-letter-)?[0-9a-f-]{36}\.pdf$/)
    const bytes = await readFile(path.join(testPayload.dataDir, 'candidate-files', filename ?? ''))
    expect(fileKindOf(originalName)).toBe('pdf')
    expect(checkFileContent('pdf', await inspectFileContent(bytes)).error).toBeNull()
  }
})

test('Seeded applications and messages are not announced', async () => {
  expect((await testPayload.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
})

async function findAllDocuments<Slug extends CollectionSlug>(collection: Slug) {
  const { docs } = await testPayload.payload.find({ collection, pagination: false, depth: 0 })
  return docs
}
