import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { periodOfLastDays } from '@/src/domain/visits/period'
import type { ReadVisitReportPart } from '@/src/queries/readVisitReport'
import { findMostViewedOffers } from './findMostViewedOffers'
import { readOfferFunnels } from './readOfferFunnel'

/** Reads the funnels of the active offers with the most views. */
export const readMostViewedOfferFunnels: ReadVisitReportPart = async (payload, options) => {
  const { range, now, timezone } = options
  const offers = await findMostViewedOffers(payload, options)
  const funnels = await readOfferFunnels(payload, {
    offers: offers.map(({ id }) => id),
    period: periodOfLastDays(range, dayInTimezone(timezone, now)),
    timezone,
  })
  return { offers: offers.map((offer) => ({ ...offer, steps: funnels.get(offer.id) ?? [] })) }
}
