import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { lastDays } from '@/src/domain/visits/period'
import type { ReadVisitReportPart } from '@/src/queries/readVisitReport'
import { findMostSeenOffers } from './findMostSeenOffers'
import { readOfferFunnels } from './readOfferFunnel'

/** Reads the funnels of the active offers with the most views. */
export const readReportedOffers: ReadVisitReportPart = async (payload, options) => {
  const { range, now, timezone } = options
  const offers = await findMostSeenOffers(payload, options)
  const funnels = await readOfferFunnels(payload, {
    offers: offers.map(({ id }) => id),
    period: lastDays(range, dayInTimezone(timezone, now)),
    timezone,
  })
  return { offers: offers.map((offer) => ({ ...offer, steps: funnels.get(offer.id) ?? [] })) }
}
