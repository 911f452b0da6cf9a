import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'
import type { OfferFunnelOfSource } from '@/src/plugins/statistics/rules/offerFunnel'
import { offerApplicationsSql, offerViewsSql } from './offerFigures'

type OfferFunnelPeriod = { period: Period; timezone: SiteTimezone }
type VisitSourceOrUnknown = VisitSource | null

const FUNNEL_SOURCES: VisitSourceOrUnknown[] = [...VISIT_SOURCES, null]

/**
 * Reads the funnel of an offer in the period, by source, with the figures of visitors without
 * consent last. `accepted` counts the applications of the period that are accepted by now.
 */
export async function readOfferFunnel(
  payload: Payload,
  { offer, ...options }: OfferFunnelPeriod & { offer: number },
): Promise<OfferFunnelOfSource[]> {
  const funnels = await readOfferFunnels(payload, { offers: [offer], ...options })
  return funnels.get(offer) ?? []
}

/** Reads the funnels of several offers, by id. */
export async function readOfferFunnels(
  payload: Payload,
  { offers, ...options }: OfferFunnelPeriod & { offers: readonly number[] },
): Promise<Map<number, OfferFunnelOfSource[]>> {
  const these = sql`offer = ANY (${sql.param(offers)}::integer[])`
  const [seen, sent] = await Promise.all([
    payload.db.drizzle.execute(sql`SELECT * FROM ${offerViewsSql(options.period, these)}`),
    payload.db.drizzle.execute(sql`SELECT * FROM ${offerApplicationsSql(options, these)}`),
  ])
  const [views, applications] = [
    OfferViewRowsSchema.parse(seen.rows),
    OfferApplicationRowsSchema.parse(sent.rows),
  ]
  const stepsOf = (offer: number) => {
    const viewsOf = (step: 'page' | 'form') =>
      views.find((viewed) => viewed.offer === offer && viewed.step === step)
    const [page, form] = [viewsOf('page'), viewsOf('form')]
    const applied = applications.filter((application) => application.offer === offer)
    return FUNNEL_SOURCES.map((source) => {
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

const countColumnSchema = z.coerce.number()
const OfferViewRowsSchema = z.array(
  z.object({
    offer: z.number(),
    step: z.enum(['page', 'form']),
    organic: countColumnSchema,
    social: countColumnSchema,
    email: countColumnSchema,
    referral: countColumnSchema,
    direct: countColumnSchema,
    anonymous: countColumnSchema,
  }),
)

const OfferApplicationRowsSchema = z.array(
  z.object({
    offer: z.number(),
    source: z.enum(VISIT_SOURCES).nullable(),
    applications: countColumnSchema,
    accepted: countColumnSchema,
  }),
)
