import type { Payload, Where } from 'payload'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { ENDED_OFFER_SHOWN_DAYS } from '@/src/domain/offers/offerLife'
import { dayInTimezone, noonOfDay } from '@/src/domain/text/frenchDate'
import { preferredSlug } from '@/src/domain/urls/slug'
import { createSeedOptions } from '@/src/seed/createSeedOptions'
import { applyFrenchTypographyDeep } from '@/src/seed/frenchTypography'
import { isDocumentStored } from '@/src/seed/isDocumentStored'
import { jobOffers } from './content/jobOffers'
import { daysBefore } from './daysBefore'

export async function seedJobOffers(payload: Payload, now: Date): Promise<void> {
  for (const content of applyFrenchTypographyDeep(jobOffers)) {
    const { mission, pay, publishedDaysAgo, endsInDays, filledDaysAgo, ...offer } = content
    if (await isDocumentStored(payload, 'job-offers', offerByTitleFilter(offer.title))) continue
    await payload.create({
      ...createSeedOptions(),
      collection: 'job-offers',
      data: {
        ...offer,
        mission: mission.map((line) => `• ${line}`).join('\n'),
        publishedDate: noonOfDay(dayInDefaultTimezone(daysBefore(now, publishedDaysAgo))),
        payMinimum: pay.least,
        payMaximum: pay.most,
        payPeriod: pay.period,
        payExtra: pay.extra,
        endsAt:
          endsInDays === undefined ? null : dayInDefaultTimezone(daysBefore(now, -endsInDays)),
        ...(filledDaysAgo === undefined ? {} : filledOfferFields(daysBefore(now, filledDaysAgo))),
      },
    })
  }
}

const dayInDefaultTimezone = (instant: Date) => dayInTimezone(DEFAULT_TIMEZONE, instant)

const filledOfferFields = (day: Date) => ({
  closedAs: 'filled' as const,
  closedAt: day.toISOString(),
  shownUntil: daysBefore(day, -ENDED_OFFER_SHOWN_DAYS).toISOString(),
})

/** Filter for the offer that was seeded with this title, even if staff renamed it. */
export function offerByTitleFilter(title: string): Where {
  const slug = preferredSlug(title)
  return { or: [{ slug: { equals: slug } }, { previousSlugs: { in: [slug] } }] }
}
