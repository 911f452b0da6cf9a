import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { SITE_TIMEZONES, type SiteTimezone } from '@/src/domain/languages/siteLocale'
import { FORM_STEPS } from '@/src/domain/visits/formSteps'
import type { Period } from '@/src/domain/visits/period'
import { rebuildVisitCounters } from '@/src/plugins/statistics/commands/rebuildVisitCounters'
import { recordFormSteps } from '@/src/plugins/statistics/commands/recordFormSteps'
import { readFormStepCounts } from '@/src/plugins/statistics/queries/readFormStepCounts'
import { countFormExits, findMainFormExit } from '@/src/plugins/statistics/rules/countFormExits'
import type { FormReport } from '@/src/plugins/statistics/rules/formReport'
import { aJobOffer } from '@/tests/support/records'
import { visitRequest } from '@/tests/support/sentVisits'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

/** This number of visits of an address counts in a week. */
const SHARE = 30
const MINUTE = 60_000

let started: TestPayload
let offers: { id: number; slug: string }[]
let send: (request: Request) => Promise<Response>
let flush: () => Promise<void>

beforeAll(async () => {
  started = await startTestPayload()
  send = (await import('@/src/app/api/visites/route')).POST
  flush = (await import('@/src/plugins/statistics/routes/visites/receiveFormReport'))
    .formReportBuffer.flush
  await started.payload.updateGlobal({
    slug: 'website-settings',
    context: { disableRevalidate: true },
    data: { companyName: 'Exemplia' },
  })
  const made = [await aJobOffer(started.payload), await aJobOffer(started.payload)]
  offers = made.map(({ id, slug }) => ({ id, slug: slug ?? '' }))
})
afterAll(() => started.stop())
afterEach(() => forgetForms())

const forgetForms = () => started.payload.db.pool.query('TRUNCATE form_step_days')

const dayOn = (timeZone: SiteTimezone, at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** A visitor who fills in the form for an offer, step by step, and stops at any step. */
const filledIn = fc.record({
  offer: fc.nat(1),
  // Minutes around the midnights of three zones, in the night in which clocks go back.
  start: fc.integer({ min: 0, max: 30 * 60 }),
  pauses: fc.array(fc.nat(20), { maxLength: FORM_STEPS.length }),
  refusals: fc.array(fc.constantFrom('fileTooLarge' as const, 'emailInvalid' as const), {
    maxLength: 2,
  }),
})
type FilledIn = typeof filledIn extends fc.Arbitrary<infer Value> ? Value : never

const BEGINNING = Date.parse('2026-10-24T18:00:00Z')
const after = (minutes: number) => new Date(BEGINNING + minutes * MINUTE)

function toldBy({ offer, start, pauses, refusals }: FilledIn): FormReport[] {
  const slug = offers[offer]?.slug ?? ''
  let minutes = start
  const steps = pauses.map((pause, rank) => {
    minutes += pause
    return { slug, steps: FORM_STEPS.slice(rank, rank + 1), refusals: [], at: after(minutes) }
  })
  return [...steps, { slug, steps: [], refusals, at: after(minutes) }]
}

test('The counted steps and refusals equal those that the forms sent', async () => {
  const period: Period = { from: '2026-10-25', to: '2026-10-25' }
  const happened = fc.record({
    timezone: fc.constantFrom(...SITE_TIMEZONES),
    forms: fc.array(filledIn, { minLength: 1, maxLength: 25 }),
  })
  await fc.assert(
    fc.asyncProperty(happened, async ({ timezone, forms }) => {
      const { payload } = started
      await forgetForms()
      await payload.db.pool.query('UPDATE website_settings SET timezone = $1', [timezone])
      const told = forms.flatMap(toldBy)
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
      const read = await readFormStepCounts(payload, { offers: offers.map(({ id }) => id), period })
      for (const { id, slug } of offers) {
        const mine = told.filter(
          (one) => one.slug === slug && dayOn(timezone, one.at) === '2026-10-25',
        )
        const times = (name: string) =>
          mine
            .flatMap(({ steps, refusals }) => [...steps, ...refusals])
            .filter((one) => one === name).length
        const reached = FORM_STEPS.map((step) => times(step))
        const exits = FORM_STEPS.slice(0, -1)
          .map((step, rank) => ({ step, left: (reached[rank] ?? 0) - (reached[rank + 1] ?? 0) }))
          .filter(({ left }) => left > 0)
        const steps = read.get(id)
        expect(FORM_STEPS.map((step) => steps?.reached[step] ?? 0)).toEqual(reached)
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

const aForm = (different: object = {}) => ({
  form: offers[0]?.slug,
  steps: ['opened', 'contact'],
  refusals: [],
  chosen: false,
  ...different,
})

async function counted() {
  await flush()
  const { rows } = await started.payload.db.pool.query(
    `SELECT offer_id, step, reason, sum(forms)::int AS forms FROM form_step_days
    GROUP BY offer_id, step, reason ORDER BY step, reason, offer_id`,
  )
  return rows
}

test('A form is counted by offer and step, also under a former slug, and nothing else is stored', async () => {
  const { payload } = started
  const { id, slug } = await aJobOffer(payload)
  await payload.update({
    collection: 'job-offers',
    id,
    data: { slug: `${slug}-bis` },
    context: { disableRevalidate: true },
  })
  await send(visitRequest(aForm({ form: slug })))
  await send(visitRequest(aForm({ form: `${slug}-bis`, steps: [], refusals: ['fileTooLarge'] })))
  expect(await counted()).toEqual([
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
    expect((await send(visitRequest(aForm(different), headers))).status).toBe(status)
    expect(await counted()).toEqual([])
  })
})

test('A visitor who accepts is counted although the browser asks for privacy', async () => {
  await send(visitRequest(aForm({ chosen: true }), { 'Sec-GPC': '1' }))
  expect(await counted()).toHaveLength(2)
})

test('One IP address fills in no more counted forms in a week than counted visits', async () => {
  for (let form = 0; form < SHARE + 20; form += 1) {
    await send(visitRequest(aForm(), { 'x-client-address': '203.0.113.7' }))
  }
  expect((await counted()).map(({ forms }) => forms)).toEqual([SHARE, SHARE])
  await send(visitRequest(aForm(), { 'x-client-address': '203.0.113.8' }))
  expect((await counted()).map(({ forms }) => forms)).toEqual([SHARE + 1, SHARE + 1])
})

test('Deleting an offer permanently deletes its figures', async () => {
  const { id, slug } = await aJobOffer(started.payload)
  await send(visitRequest(aForm({ form: slug })))
  expect(await counted()).toHaveLength(2)
  await started.payload.delete({
    collection: 'job-offers',
    id,
    context: { disableRevalidate: true },
  })
  expect(await counted()).toEqual([])
})
