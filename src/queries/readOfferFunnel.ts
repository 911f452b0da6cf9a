import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { type Day, dayIn } from '@/src/domain/text/frenchDate'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'
import type { OfferFunnelStep, VisitRange } from '@/src/domain/visits/visitStats'
import { counted } from './counted'
import { offerAddresses } from './visits/offerAddresses'

type Asked = { range: VisitRange; now: Date; timezone: SiteTimezone }
type Days = { offers: readonly number[]; range: VisitRange; today: Day; timezone: SiteTimezone }
type Source = VisitSource | null

const SOURCES: Source[] = [...VISIT_SOURCES, null]

/**
 * What became of those who came for an offer in the days up to today in that zone, for each source, and
 * last for those who did not accept analytics. Accepted: of the applications of these days, by now.
 */
export async function readOfferFunnel(
  payload: Payload,
  { offer, ...asked }: Asked & { offer: number },
): Promise<OfferFunnelStep[]> {
  const funnels = await readOfferFunnels(payload, { offers: [offer], ...asked })
  return funnels.get(offer) ?? []
}

/** The same of several offers at once, by their ids. */
export async function readOfferFunnels(
  payload: Payload,
  { now, ...asked }: Asked & { offers: readonly number[] },
): Promise<Map<number, OfferFunnelStep[]>> {
  const days = { ...asked, today: dayIn(asked.timezone, now) }
  const [views, applications] = await Promise.all([
    readViews(payload, days),
    readApplications(payload, days),
  ])
  const stepsOf = (offer: number) => {
    const viewsOf = (step: 'page' | 'form') =>
      views.find((seen) => seen.offer === offer && seen.step === step)
    const [page, form] = [viewsOf('page'), viewsOf('form')]
    const sent = applications.filter((application) => application.offer === offer)
    return SOURCES.map((source) => {
      const ofSource = sent.find((application) => application.source === source)
      return {
        source,
        views: page?.[source ?? 'anonymous'] ?? 0,
        formsOpened: form?.[source ?? 'anonymous'] ?? 0,
        applications: ofSource?.applications ?? 0,
        accepted: ofSource?.accepted ?? 0,
      }
    })
  }
  return new Map(asked.offers.map((offer) => [offer, stepsOf(offer)]))
}

const counter = z.coerce.number()
const Views = z.object({
  offer: z.number(),
  step: z.enum(['page', 'form']),
  organic: counter,
  social: counter,
  email: counter,
  referral: counter,
  direct: counter,
  anonymous: counter,
})

async function readViews(payload: Payload, { offers, range, today }: Days) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT offer, step, sum(organic) AS organic, sum(social) AS social, sum(email) AS email,
      sum(referral) AS referral, sum(direct) AS direct, sum(anonymous) AS anonymous
    FROM ${offerAddresses} JOIN visit_texts ON text = path JOIN visit_days ON path_id = visit_texts.id
    WHERE offer = ANY (${sql.param(offers)}::integer[])
      AND day > ${today}::date - ${range}::integer AND day <= ${today}
    GROUP BY offer, step`)
  return z.array(Views).parse(rows)
}

const Applications = z.object({
  offer: z.number(),
  source: z.enum(VISIT_SOURCES).nullable(),
  applications: counter,
  accepted: counter,
})

async function readApplications(payload: Payload, { offers, range, today, timezone }: Days) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT job_offer_id AS offer, source, count(*) AS applications,
      count(*) FILTER (WHERE status = 'accepted') AS accepted
    FROM job_applications
    WHERE job_offer_id = ANY (${sql.param(offers)}::integer[]) AND ${counted()}
      AND (created_at AT TIME ZONE ${timezone})::date > ${today}::date - ${range}::integer
      AND (created_at AT TIME ZONE ${timezone})::date <= ${today}
    GROUP BY job_offer_id, source`)
  return z.array(Applications).parse(rows)
}
