import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { dayIn } from '@/src/domain/text/frenchDate'
import { lastDays } from '@/src/domain/visits/period'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { CHARTED_DAYS, type VisitRange } from '@/src/domain/visits/visitStats'
import { findMostSeenOffers } from './findMostSeenOffers'
import { findPageTitles } from './findPageTitles'
import { readOfferFunnels } from './readOfferFunnel'
import { readVisitStats } from './readVisitStats'

type Options = { user: SignedInUser; range: VisitRange; now: Date; timezone: SiteTimezone }

/** The content of the statistics panel for a range. */
export async function readVisitReport(
  payload: Payload,
  { user, ...options }: Options,
): Promise<VisitReport> {
  const { range, ...moment } = options
  const { now, timezone } = options
  const today = dayIn(timezone, now)
  const period = lastDays(range, today)
  const [stats, offers] = await Promise.all([
    readVisitStats(payload, {
      ...moment,
      period,
      comparison: 'weeks',
      charted: [lastDays(CHARTED_DAYS, today)],
    }),
    findMostSeenOffers(payload, options),
  ])
  const [pageTitles, funnels] = await Promise.all([
    findPageTitles(payload, { pages: stats.topPages.map(({ page }) => page), user }),
    readOfferFunnels(payload, { period, timezone, offers: offers.map(({ id }) => id) }),
  ])
  return {
    ...{ range, stats, pageTitles },
    offers: offers.map((offer) => ({ ...offer, steps: funnels.get(offer.id) ?? [] })),
  }
}
