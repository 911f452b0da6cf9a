import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type Day, dayIn } from '@/src/domain/frenchDate'
import type { SiteTimezone } from '@/src/domain/siteLocale'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'
import type { OfferFunnelStep, VisitRange } from '@/src/domain/visits/visitStats'
import { offerAddresses } from './visits/offerAddresses'

type Asked = { offer: number; range: VisitRange; now: Date; timezone: SiteTimezone }
type Days = { offer: number; range: VisitRange; today: Day; timezone: SiteTimezone }
type Source = VisitSource | null

/**
 * What became of those who came for an offer in the days up to today in that zone, for each source, and
 * last for those who did not accept analytics. Accepted: of the applications of these days, by now.
 */
export async function readOfferFunnel(
  payload: Payload,
  { now, ...asked }: Asked,
): Promise<OfferFunnelStep[]> {
  const days = { ...asked, today: dayIn(asked.timezone, now) }
  const [{ page, form }, applications] = await Promise.all([
    readViews(payload, days),
    readApplications(payload, days),
  ])
  const sources: Source[] = [...VISIT_SOURCES, null]
  return sources.map((source) => ({
    source,
    views: page[source ?? 'anonymous'],
    formsOpened: form[source ?? 'anonymous'],
    applications: applications.find((sent) => sent.source === source)?.applications ?? 0,
    accepted: applications.find((sent) => sent.source === source)?.accepted ?? 0,
  }))
}

const counter = z.coerce.number()
const Views = z.object({
  organic: counter,
  social: counter,
  email: counter,
  referral: counter,
  direct: counter,
  anonymous: counter,
})
type Views = Record<VisitSource | 'anonymous', number>
const NO_VIEWS: Views = { organic: 0, social: 0, email: 0, referral: 0, direct: 0, anonymous: 0 }
const Steps = z.array(Views.extend({ step: z.enum(['page', 'form']) }))

async function readViews(payload: Payload, { offer, range, today }: Days) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT step, sum(organic) AS organic, sum(social) AS social, sum(email) AS email,
      sum(referral) AS referral, sum(direct) AS direct, sum(anonymous) AS anonymous
    FROM ${offerAddresses} JOIN visit_texts ON text = path JOIN visit_days ON path_id = visit_texts.id
    WHERE offer = ${offer} AND day > ${today}::date - ${range}::integer AND day <= ${today}
    GROUP BY step`)
  const steps = Steps.parse(rows)
  const viewsOf = (asked: 'page' | 'form') => steps.find(({ step }) => step === asked) ?? NO_VIEWS
  return { page: viewsOf('page'), form: viewsOf('form') }
}

const Applications = z.array(
  z.object({ source: z.enum(VISIT_SOURCES).nullable(), applications: counter, accepted: counter }),
)

async function readApplications(payload: Payload, { offer, range, today, timezone }: Days) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT source, count(*) AS applications, count(*) FILTER (WHERE status = 'accepted') AS accepted
    FROM job_applications
    WHERE job_offer_id = ${offer}
      AND (created_at AT TIME ZONE ${timezone})::date > ${today}::date - ${range}::integer
      AND (created_at AT TIME ZONE ${timezone})::date <= ${today}
    GROUP BY source`)
  return Applications.parse(rows)
}
