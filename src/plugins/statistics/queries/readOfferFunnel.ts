import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'
import type { OfferFunnelStep } from '@/src/plugins/statistics/rules/offerFunnel'
import { offerApplications, offerViews } from './offerFigures'

type Options = { period: Period; timezone: SiteTimezone }
type Source = VisitSource | null

const COUNTED_SOURCES: Source[] = [...VISIT_SOURCES, null]

/**
 * The funnel of an offer in the period, by source, with the figures of visitors without consent
 * last. `accepted` counts the applications of the period that are accepted by now.
 */
export async function readOfferFunnel(
  payload: Payload,
  { offer, ...options }: Options & { offer: number },
): Promise<OfferFunnelStep[]> {
  const funnels = await readOfferFunnels(payload, { offers: [offer], ...options })
  return funnels.get(offer) ?? []
}

/** The funnels of several offers, by id. */
export async function readOfferFunnels(
  payload: Payload,
  { offers, ...options }: Options & { offers: readonly number[] },
): Promise<Map<number, OfferFunnelStep[]>> {
  const these = sql`offer = ANY (${sql.param(offers)}::integer[])`
  const [seen, sent] = await Promise.all([
    payload.db.drizzle.execute(sql`SELECT * FROM ${offerViews(options.period, these)}`),
    payload.db.drizzle.execute(sql`SELECT * FROM ${offerApplications(options, these)}`),
  ])
  const [views, applications] = [Views.parse(seen.rows), Applications.parse(sent.rows)]
  const stepsOf = (offer: number) => {
    const viewsOf = (step: 'page' | 'form') =>
      views.find((viewed) => viewed.offer === offer && viewed.step === step)
    const [page, form] = [viewsOf('page'), viewsOf('form')]
    const applied = applications.filter((application) => application.offer === offer)
    return COUNTED_SOURCES.map((source) => {
      const ofSource = applied.find((application) => application.source === source)
      return {
        source,
        views: page?.[source ?? 'anonymous'] ?? 0,
        formsOpened: form?.[source ?? 'anonymous'] ?? 0,
        applications: ofSource?.applications ?? 0,
        accepted: ofSource?.accepted ?? 0,
      }
    })
  }
  return new Map(offers.map((offer) => [offer, stepsOf(offer)]))
}

const countColumn = z.coerce.number()
const Views = z.array(
  z.object({
    offer: z.number(),
    step: z.enum(['page', 'form']),
    organic: countColumn,
    social: countColumn,
    email: countColumn,
    referral: countColumn,
    direct: countColumn,
    anonymous: countColumn,
  }),
)

const Applications = z.array(
  z.object({
    offer: z.number(),
    source: z.enum(VISIT_SOURCES).nullable(),
    applications: countColumn,
    accepted: countColumn,
  }),
)
