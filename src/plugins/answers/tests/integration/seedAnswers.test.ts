import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedJobApplications } from '@/src/plugins/demo-content/seed/seedJobApplications'
import { seedJobOffers } from '@/src/plugins/demo-content/seed/seedJobOffers'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const NOW = new Date('2026-03-31T09:00:00Z')
const FIND_ALL_OPTIONS = { pagination: false, depth: 0 } as const

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
  await seedJobOffers(testPayload.payload, NOW)
  await seedJobApplications(testPayload.payload, NOW)
})
afterAll(() => testPayload.stop())

test('Demo candidates: one has an answer in time, with its text, and others wait for one', async () => {
  const applications = (
    await testPayload.payload.find({ ...FIND_ALL_OPTIONS, collection: 'job-applications' })
  ).docs
  const { docs: answers } = await testPayload.payload.find({
    ...FIND_ALL_OPTIONS,
    collection: 'application-answers',
  })
  const [answer, ...others] = answers
  expect(others).toEqual([])
  expect(answer?.body).toMatch(/^Bonjour Pierre Ollivier,\n\n.*poste «\u00A0Coach agile/)
  expect(answer?.body).not.toContain('{{')
  const answered = applications.filter(({ answeredAt }) => answeredAt)
  expect(answered.map(({ candidateName }) => candidateName)).toEqual(['Pierre Ollivier'])
  expect(answered[0]?.answeredAt && answered[0].answeredAt < (answered[0].answerDueOn ?? '')).toBe(
    true,
  )
  const late = applications.filter(
    ({ answerDueOn, awaitsAnswer }) =>
      awaitsAnswer && Date.parse(answerDueOn ?? '') < NOW.getTime(),
  )
  expect(late.length).toBeGreaterThan(0)
})
