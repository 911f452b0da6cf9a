import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SITE_TIMEZONES, type SiteTimezone } from '@/src/domain/languages/siteLocale'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import type { Period } from '@/src/domain/visits/period'
import { APPLICATION_EVENT_KINDS } from '@/src/plugins/applicationEventEnumOrder'
import { readRecruitmentTimes } from '@/src/plugins/statistics/queries/readRecruitmentTimes'
import {
  RECRUITMENT_ROW_GROUPINGS,
  type RecruitmentRowGrouping,
} from '@/src/plugins/statistics/rules/recruitmentTimes'
import { aJobApplication, aJobOffer } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const APPLICATION_COUNT = 24
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let testPayload: TestPayload
let createdOffers: { id: number; title: string }[]
let applicationIds: number[]

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { payload } = testPayload
  const made = [
    await aJobOffer(payload, { title: 'Architecte' }),
    await aJobOffer(payload, { title: 'Développeuse', isActive: false }),
  ]
  createdOffers = made.map(({ id, title }) => ({ id, title }))
  applicationIds = []
  for (let rank = 0; rank < APPLICATION_COUNT; rank += 1) {
    applicationIds.push((await aJobApplication(payload)).id)
  }
})
afterAll(() => testPayload.stop())

/** Times around the end of a month in which the clocks change. */
const START_MS = Date.parse('2026-10-22T12:00:00Z')
const NOW = new Date('2026-11-24T12:00:00Z')
const REPORT_PERIOD: Period = { from: '2026-10-24', to: '2026-11-02' }

const delayArbitrary = fc.integer({ min: 0, max: 20 * 24 }).map((hours) => hours * HOUR_MS)
const applicationArbitrary = fc.record({
  at: fc.integer({ min: 0, max: 13 * 24 * 60 }).map((minutes) => START_MS + minutes * 60_000),
  offer: fc.option(fc.nat(1)),
  jobTitle: fc.constantFrom('Candidature spontanée', 'Une offre supprimée'),
  isSpam: fc.constantFrom(false, false, false, true),
  status: fc.constantFrom(...APPLICATION_STATUSES),
  events: fc.array(
    fc.record({
      kind: fc.constantFrom(...APPLICATION_EVENT_KINDS),
      to: fc.constantFrom(...APPLICATION_STATUSES),
      after: delayArbitrary,
    }),
    { maxLength: 6 },
  ),
  answeredAfter: fc.option(delayArbitrary),
  awaits: fc.boolean(),
  promisedDays: fc.integer({ min: 1, max: 25 }),
})
type GeneratedApplication =
  typeof applicationArbitrary extends fc.Arbitrary<infer Value> ? Value : never

async function storeApplications(all: readonly GeneratedApplication[]) {
  const { pool } = testPayload.payload.db
  await pool.query('TRUNCATE application_events')
  await pool.query("UPDATE job_applications SET created_at = '2020-01-01', job_offer_id = NULL")
  for (const [rank, one] of all.entries()) {
    const id = applicationIds[rank]
    await pool.query(
      `UPDATE job_applications SET created_at = $2, job_offer_id = $3, job_title = $4, is_spam = $5,
        status = $6, answered_at = $7, awaits_answer = $8, answer_due_on = $9 WHERE id = $1`,
      [
        id,
        new Date(one.at),
        one.offer === null ? null : createdOffers[one.offer]?.id,
        one.jobTitle,
        one.isSpam,
        one.status,
        one.answeredAfter === null ? null : new Date(one.at + one.answeredAfter),
        one.answeredAfter === null && one.awaits,
        `${localDayIn('UTC', promisedDateOf(one))}T12:00:00Z`,
      ],
    )
    for (const { kind, to, after } of one.events) {
      await pool.query(
        `INSERT INTO application_events (application_id, kind, "to", created_at, updated_at)
        VALUES ($1, $2, $3, $4, $4)`,
        [id, kind, kind === 'status-changed' ? to : null, new Date(one.at + after)],
      )
    }
  }
}

const promisedDateOf = ({ at, promisedDays }: GeneratedApplication) =>
  new Date(at + promisedDays * DAY_MS)

/** Computes the local day of a zone, without the product's own function. */
const localDayIn = (timeZone: SiteTimezone | 'UTC', at: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** Returns the smallest of the times that this share of them does not exceed. */
function percentileOf(times: readonly number[], fraction: number): number | null {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted.find((_, rank) => (rank + 1) / sorted.length >= fraction) ?? null
}

function computePlainTimes(all: readonly GeneratedApplication[], timezone: SiteTimezone) {
  const waits = (
    doneAfter: (one: GeneratedApplication) => number | null,
    isOpen: (one: GeneratedApplication) => boolean,
  ) => {
    const times = all.flatMap((one) => doneAfter(one) ?? []).map((ms) => ms / 1000)
    const open = all.filter((one) => doneAfter(one) === null && isOpen(one))
    return {
      done: times.length,
      median: percentileOf(times, 0.5),
      ninth: percentileOf(times, 0.9),
      open: open.length,
      longestOpen:
        open.length === 0 ? null : Math.max(...open.map(({ at }) => NOW.getTime() - at)) / 1000,
    }
  }
  const first = (
    { events }: GeneratedApplication,
    counts: (event: GeneratedApplication['events'][number]) => boolean,
  ) => {
    const times = events.filter(counts).map(({ after }) => after)
    return times.length === 0 ? null : Math.min(...times)
  }
  const seen = ['read', 'cv-downloaded', 'letter-downloaded', 'status-changed']
  const decided = ['accepted', 'rejected']
  const promised = all.filter(
    (one) =>
      (one.answeredAfter !== null || one.awaits) &&
      localDayIn('UTC', promisedDateOf(one)) < localDayIn(timezone, NOW),
  )
  return {
    received: all.length,
    reading: waits(
      (one) => first(one, ({ kind }) => seen.includes(kind)),
      ({ status }) => status === 'pending',
    ),
    decision: waits(
      (one) => first(one, ({ kind, to }) => kind === 'status-changed' && decided.includes(to)),
      ({ status }) => !decided.includes(status),
    ),
    answer: waits(
      ({ answeredAfter }) => answeredAfter,
      ({ awaits }) => awaits,
    ),
    promised: promised.length,
    kept: promised.filter(
      (one) =>
        one.answeredAfter !== null &&
        localDayIn(timezone, new Date(one.at + one.answeredAfter)) <=
          localDayIn('UTC', promisedDateOf(one)),
    ).length,
  }
}

function computePlainRows(
  all: readonly GeneratedApplication[],
  by: RecruitmentRowGrouping,
  timezone: SiteTimezone,
) {
  const keyOf = ({ at, offer, jobTitle }: GeneratedApplication) =>
    by === 'month'
      ? { offer: null, name: localDayIn(timezone, new Date(at)).slice(0, 7) }
      : offer === null
        ? { offer: null, name: jobTitle }
        : { offer: createdOffers[offer]?.id, name: createdOffers[offer]?.title }
  const keys = [...new Set(all.map((one) => JSON.stringify(keyOf(one))))]
  return keys.map((key) => {
    const group = all.filter((one) => JSON.stringify(keyOf(one)) === key)
    return { ...JSON.parse(key), ...computePlainTimes(group, timezone) }
  })
}

const sortKeysAndRows = (rows: readonly object[]) =>
  rows.map((row) => JSON.stringify(sortedEntries(row))).sort()
const sortedEntries = (row: object) => Object.entries(row).sort(([a], [b]) => a.localeCompare(b))

test('The times of each offer and each month equal those of the rows', async () => {
  const happened = fc.record({
    timezone: fc.constantFrom(...SITE_TIMEZONES),
    all: fc.array(applicationArbitrary, { maxLength: APPLICATION_COUNT }),
    by: fc.constantFrom(...RECRUITMENT_ROW_GROUPINGS),
  })
  await fc.assert(
    fc.asyncProperty(happened, async ({ timezone, all, by }) => {
      await storeApplications(all)
      const counted = all.filter(({ at, isSpam }) => {
        const day = localDayIn(timezone, new Date(at))
        return !isSpam && REPORT_PERIOD.from <= day && day <= REPORT_PERIOD.to
      })
      const asked = { period: REPORT_PERIOD, timezone, now: NOW, by, page: 1 }
      const read = await readRecruitmentTimes(testPayload.payload, asked)
      expect(read.all).toEqual(counted.length > 0 ? computePlainTimes(counted, timezone) : null)
      const rows = computePlainRows(counted, by, timezone)
      expect(read.total).toBe(rows.length)
      expect(sortKeysAndRows(read.rows)).toEqual(sortKeysAndRows(rows))
    }),
    { numRuns: 25, endOnFailure: true },
  )
})

test('A reply by telephone counts as a reply, and a late one as late', async () => {
  const { payload } = testPayload
  await storeApplications([
    {
      at: START_MS + 3 * DAY_MS,
      offer: 0,
      jobTitle: 'Candidature spontanée',
      isSpam: false,
      status: 'pending',
      events: [],
      answeredAfter: null,
      awaits: true,
      promisedDays: 2,
    },
  ])
  const { recordRepliedElsewhere: noteAnsweredElsewhere } = await import(
    '@/src/plugins/answers/commands/recordRepliedElsewhere'
  )
  const { aUser } = await import('@/tests/support/records')
  const user = { ...(await aUser(payload, { role: 'admin' })), collection: 'users' as const }
  const ids = applicationIds.slice(0, 1)
  await noteAnsweredElsewhere(
    payload,
    { ids, isAnswered: true, note: 'Au téléphone', now: NOW },
    { user },
  )
  const asked = {
    period: REPORT_PERIOD,
    timezone: 'Europe/Paris',
    now: NOW,
    by: 'offer',
    page: 1,
  } as const
  const { all } = await readRecruitmentTimes(payload, asked)
  expect(all).toMatchObject({
    answer: { done: 1, open: 0, median: (NOW.getTime() - START_MS - 3 * DAY_MS) / 1000 },
    reading: { done: 0, open: 1 },
    promised: 1,
    kept: 0,
  })
})

test('A page has fifty rows, and those with most applications come first', async () => {
  const { payload } = testPayload
  await storeApplications([])
  await payload.db.pool.query(
    `UPDATE job_applications SET created_at = $1, is_spam = false, job_title = 'Poste ' || (id % 3)`,
    [new Date(START_MS + 3 * DAY_MS)],
  )
  await payload.db.pool.query(
    `INSERT INTO job_applications (candidate_name, candidate_email, job_title, status, is_spam, created_at)
    SELECT 'Q', 'q@candidats.test', 'Titre ' || n, 'pending', false, $1 FROM generate_series(1, 60) n`,
    [new Date(START_MS + 3 * DAY_MS)],
  )
  const asked = { period: REPORT_PERIOD, timezone: 'Europe/Paris', now: NOW, by: 'offer' } as const
  const first = await readRecruitmentTimes(payload, { ...asked, page: 1 })
  const second = await readRecruitmentTimes(payload, { ...asked, page: 2 })
  expect([first.rows.length, second.rows.length, first.total]).toEqual([50, 13, 63])
  expect(first.rows[0]?.received).toBe(APPLICATION_COUNT / 3)
  expect(first.all?.received).toBe(APPLICATION_COUNT + 60)
})
