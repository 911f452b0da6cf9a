import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { recordVisits } from '@/src/commands/recordVisits'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { preferredSlug } from '@/src/domain/urls/slug'
import { periodOfLastDays } from '@/src/domain/visits/period'
import { createSeededRandom } from '../chance'
import { jobApplications } from '../content/jobApplications'
import { jobOffers } from '../content/jobOffers'
import { daysBefore } from '../daysBefore'
import { createDemoVisits } from './createDemoVisits'
import { DEMO_VISIT_DAYS } from './demoCalendar'

const VISITS_PER_BATCH = 2_000

/**
 * Creates ninety days of demo visits for the statistics, only when nothing was counted yet: real
 * figures are never mixed with demo figures.
 */
export async function seedVisits(payload: Payload, now: Date): Promise<void> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute(sql`SELECT FROM visit_sessions LIMIT 1`)
  if (rows.length > 0) return
  const { from, to } = periodOfLastDays(DEMO_VISIT_DAYS, dayInTimezone(DEFAULT_TIMEZONE, now))
  // The period is stored first, so that an interrupted seed can be removed as demo data.
  await drizzle.execute(sql`INSERT INTO demo_visits (since, until) VALUES (${from}, ${to})`)
  const visits = createDemoVisits({
    now,
    offers: listSeededOffersWithWeights(now),
    applicants: listSeededApplicants(now),
  })
  for (let first = 0; first < visits.length; first += VISITS_PER_BATCH) {
    await recordVisits(payload, visits.slice(first, first + VISITS_PER_BATCH), [])
  }
}

// Finds the seeded offers in an order of views: some are viewed more than others.
function listSeededOffersWithWeights(now: Date) {
  const chance = createSeededRandom(2)
  return jobOffers.map(({ isActive, publishedDaysAgo, title }) => ({
    slug: preferredSlug(title),
    title,
    weight: (isActive ? 1 : 0.2) * (0.25 + 3 * chance.next() ** 2),
    publishedDay: dayInTimezone(DEFAULT_TIMEZONE, daysBefore(now, publishedDaysAgo)),
  }))
}

function listSeededApplicants(now: Date) {
  return jobApplications.flatMap(({ arrival, offerTitle, receivedDaysAgo }) => {
    if (!arrival) return []
    const offer = offerTitle ? { slug: preferredSlug(offerTitle), title: offerTitle } : null
    return { arrival, offer, at: daysBefore(now, receivedDaysAgo) }
  })
}
