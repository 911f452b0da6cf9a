import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SITE_TIMEZONES, type SiteTimezone } from '@/src/domain/languages/siteLocale'
import { APPLICATION_FORM_STEPS } from '@/src/domain/visits/formSteps'
import type { Period } from '@/src/domain/visits/period'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { recordFormSteps } from '@/src/plugins/statistics/commands/recordFormSteps'
import { readFormStepCounts } from '@/src/plugins/statistics/queries/readFormStepCounts'
import { countFormExits, findMainFormExit } from '@/src/plugins/statistics/rules/countFormExits'
import type { FormReport } from '@/src/plugins/statistics/rules/formReport'
import { aJobOffer } from '@/tests/support/records'
import { createVisitRequest } from '@/tests/support/sentVisits'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

/** This number of visits of an address counts in a week. */
const WEEKLY_VISITS_PER_ADDRESS = 30
const MINUTE_MS = 60_000

let testPayload: TestPayload
let createdOffers: { id: number; slug: string }[]
let postVisit: (request: Request) => Promise<Response>
let flushFormReports: () => Promise<void>

beforeAll(async () => {
  testPayload = await startTestPayload()
  postVisit = (await import('@/src/app/api/visites/route')).POST
  flushFormReports = (await import('@/src/plugins/statistics/routes/visites/receiveFormReport'))
    .formReportBuffer.flush
  await testPayload.payload.updateGlobal({
    slug: 'website-settings',
    context: { disableRevalidate: true },
    data: { companyName: 'Exemplia' },
  })
  const made = [await aJobOffer(testPayload.payload), await aJobOffer(testPayload.payload)]
  createdOffers = made.map(({ id, slug }) => ({ id, slug: slug ?? '' }))
})
afterAll(() => testPayload.stop())
afterEach(() => emptyFormSteps())

const emptyFormSteps = () => testPayload.payload.db.pool.query('TRUNCATE form_step_days')

const localDayIn = (timeZone: SiteTimezone, at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** A visitor who fills in the form for an offer, step by step, and stops at any step. */
const filledFormArbitrary = fc.record({
  offer: fc.nat(1),
  // Minutes around the midnights of three zones, in the night in which clocks go back.
  start: fc.integer({ min: 0, max: 30 * 60 }),
  pauses: fc.array(fc.nat(20), { maxLength: APPLICATION_FORM_STEPS.length }),
  refusals: fc.array(fc.constantFrom('fileTooLarge' as const, 'emailInvalid' as const), {
    maxLength: 2,
  }),
})
type FilledForm = typeof filledFormArbitrary extends fc.Arbitrary<infer Value> ? Value : never

const START_MS = Date.parse('2026-10-24T18:00:00Z')
const minutesAfterStart = (minutes: number) => new Date(START_MS + minutes * MINUTE_MS)

function formReportsOf({ offer, start, pauses, refusals }: FilledForm): FormReport[] {
  const slug = createdOffers[offer]?.slug ?? ''
  let minutes = start
  const steps = pauses.map((pause, rank) => {
    minutes += pause
    return {
      slug,
      steps: APPLICATION_FORM_STEPS.slice(rank, rank + 1),
      refusals: [],
      at: minutesAfterStart(minutes),
    }
  })
  return [...steps, { slug, steps: [], refusals, at: minutesAfterStart(minutes) }]
}

test('The counted steps and refusals equal those that the forms sent', async () => {
  const period: Period = { from: '2026-10-25', to: '2026-10-25' }
  const happened = fc.record({
    timezone: fc.constantFrom(...SITE_TIMEZONES),
    forms: fc.array(filledFormArbitrary, { minLength: 1, maxLength: 25 }),
  })
  await fc.assert(
    fc.asyncProperty(happened, async ({ timezone, forms }) => {
      const { payload } = testPayload
      await emptyFormSteps()
      await payload.db.pool.query('UPDATE website_settings SET timezone = $1', [timezone])
      const told = forms.flatMap(formReportsOf)
      await Promise.all([
        recordFormSteps(
          payload,
          told.filter((_, rank) => rank % 2 === 0),
        ),
        recordFormSteps(
          payload,
          told.filter((_, rank) => rank % 2 === 1),
        ),
      ])
      await rebuildVisitCounters(payload)
      const read = await readFormStepCounts(payload, {
        offers: createdOffers.map(({ id }) => id),
        period,
      })
      for (const { id, slug } of createdOffers) {
        const mine = told.filter(
          (one) => one.slug === slug && localDayIn(timezone, one.at) === '2026-10-25',
        )
        const times = (name: string) =>
          mine
            .flatMap(({ steps, refusals }) => [...steps, ...refusals])
            .filter((one) => one === name).length
        const reached = APPLICATION_FORM_STEPS.map((step) => times(step))
        const exits = APPLICATION_FORM_STEPS.slice(0, -1)
          .map((step, rank) => ({ step, left: (reached[rank] ?? 0) - (reached[rank + 1] ?? 0) }))
          .filter(({ left }) => left > 0)
        const steps = read.get(id)
        expect(APPLICATION_FORM_STEPS.map((step) => steps?.reached[step] ?? 0)).toEqual(reached)
        expect(steps ? countFormExits(steps) : []).toEqual(exits)
        const refusals = new Map(steps?.refusals.map(({ reason, forms: all }) => [reason, all]))
        expect(refusals.get('fileTooLarge') ?? 0).toBe(times('fileTooLarge'))
        expect(refusals.get('emailInvalid') ?? 0).toBe(times('emailInvalid'))
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

test('The step with most exits is named, the earlier one of two', () => {
  const reached = { opened: 10, contact: 8, cv: 5, letter: 5, sending: 2, sent: 2 }
  expect(findMainFormExit({ reached, refusals: [] })).toEqual({ step: 'contact', left: 3 })
  const none = { opened: 2, contact: 2, cv: 2, letter: 2, sending: 2, sent: 2 }
  expect(findMainFormExit({ reached: none, refusals: [] })).toBeNull()
})

const aFormReport = (different: object = {}) => ({
  form: createdOffers[0]?.slug,
  steps: ['opened', 'contact'],
  refusals: [],
  chosen: false,
  ...different,
})

async function readCountedSteps() {
  await flushFormReports()
  const { rows } = await testPayload.payload.db.pool.query(
    `SELECT offer_id, step, reason, sum(forms)::int AS forms FROM form_step_days
    GROUP BY offer_id, step, reason ORDER BY step, reason, offer_id`,
  )
  return rows
}

test('A form is counted by offer and step, also under a former slug, and nothing else is stored', async () => {
  const { payload } = testPayload
  const { id, slug } = await aJobOffer(payload)
  await payload.update({
    collection: 'job-offers',
    id,
    data: { slug: `${slug}-bis` },
    context: { disableRevalidate: true },
  })
  await postVisit(createVisitRequest(aFormReport({ form: slug })))
  await postVisit(
    createVisitRequest(aFormReport({ form: `${slug}-bis`, steps: [], refusals: ['fileTooLarge'] })),
  )
  expect(await readCountedSteps()).toEqual([
    { offer_id: id, step: 'contact', reason: '', forms: 1 },
    { offer_id: id, step: 'opened', reason: '', forms: 1 },
    { offer_id: id, step: 'refused', reason: 'fileTooLarge', forms: 1 },
  ])
})

describe('A report is not counted', () => {
  const refused: [string, number, object, Record<string, string>?][] = [
    ['from another site', 403, {}, { 'Sec-Fetch-Site': 'cross-site' }],
    ['from staff', 204, {}, { Cookie: 'a=b; staff-token=x' }],
    [
      'from a program',
      204,
      {},
      { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    ],
    ['from a browser that asks for privacy', 204, {}, { 'Sec-GPC': '1' }],
    ['about an unknown offer', 204, { form: 'nulle-part' }],
    ['about the form without an offer', 204, { form: 'candidature-spontanee' }],
    ['with an unknown step', 400, { steps: ['hired'] }],
    ['with an unknown reason', 400, { refusals: ['<b>'] }],
    ['with typed text', 400, { candidateName: 'Zoé' }],
    ['with the id of the visitor', 400, { visitor: 'visitor_1763820000000v1' }],
  ]
  test.each(refused)('%s', async (_, status, different, headers) => {
    expect((await postVisit(createVisitRequest(aFormReport(different), headers))).status).toBe(
      status,
    )
    expect(await readCountedSteps()).toEqual([])
  })
})

test('A visitor who accepts is counted although the browser asks for privacy', async () => {
  await postVisit(createVisitRequest(aFormReport({ chosen: true }), { 'Sec-GPC': '1' }))
  expect(await readCountedSteps()).toHaveLength(2)
})

test('One IP address fills in no more counted forms in a week than counted visits', async () => {
  for (let form = 0; form < WEEKLY_VISITS_PER_ADDRESS + 20; form += 1) {
    await postVisit(createVisitRequest(aFormReport(), { 'x-client-address': '203.0.113.7' }))
  }
  expect((await readCountedSteps()).map(({ forms }) => forms)).toEqual([
    WEEKLY_VISITS_PER_ADDRESS,
    WEEKLY_VISITS_PER_ADDRESS,
  ])
  await postVisit(createVisitRequest(aFormReport(), { 'x-client-address': '203.0.113.8' }))
  expect((await readCountedSteps()).map(({ forms }) => forms)).toEqual([
    WEEKLY_VISITS_PER_ADDRESS + 1,
    WEEKLY_VISITS_PER_ADDRESS + 1,
  ])
})

test('Deleting an offer permanently deletes its figures', async () => {
  const { id, slug } = await aJobOffer(testPayload.payload)
  await postVisit(createVisitRequest(aFormReport({ form: slug })))
  expect(await readCountedSteps()).toHaveLength(2)
  await testPayload.payload.delete({
    collection: 'job-offers',
    id,
    context: { disableRevalidate: true },
  })
  expect(await readCountedSteps()).toEqual([])
})
