import type { Payload, Where } from 'payload'
import { wantedSlug } from '@/src/domain/addresses/slug'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { dayIn, noonOf } from '@/src/domain/text/frenchDate'
import { asTheFirm } from './asTheFirm'
import { jobOffers } from './content/jobOffers'
import { daysBefore } from './daysBefore'
import { setFrench } from './frenchTypography'
import { isStored } from './isStored'

export async function seedJobOffers(payload: Payload, now: Date): Promise<void> {
  for (const { mission, publishedDaysAgo, ...offer } of setFrench(jobOffers)) {
    if (await isStored(payload, 'job-offers', offerOfTitle(offer.title))) continue
    await payload.create({
      ...asTheFirm(),
      collection: 'job-offers',
      data: {
        ...offer,
        mission: mission.map((line) => `• ${line}`).join('\n'),
        publishedDate: noonOf(dayIn(DEFAULT_TIMEZONE, daysBefore(now, publishedDaysAgo))),
      },
    })
  }
}

/** The offer seeded under this title, whatever staff have called it since. */
export function offerOfTitle(title: string): Where {
  const slug = wantedSlug(title)
  return { or: [{ slug: { equals: slug } }, { previousSlugs: { in: [slug] } }] }
}
