import type { PayloadRequest } from 'payload'
import { DAY_MS } from '@/src/domain/durations'
import { isOfferOnlineOrScheduled } from '@/src/domain/offers/offerLife'
import { lacksPay } from '@/src/domain/offers/offerPay'
import { MAX_TITLE_CHARACTERS } from '@/src/domain/pages/metadata'
import type { ContentProblem } from '@/src/plugins/content-care/rules/contentProblem'
import { isOfferEndingSoon } from '@/src/plugins/content-care/rules/offerCare'

type OfferProblemOptions = { req: PayloadRequest; now: Date }

/**
 * Problems of the offers that are online or scheduled: no pay, a title that will be truncated, an
 * end within days.
 */
export async function findOfferProblems({
  req,
  now,
}: OfferProblemOptions): Promise<ContentProblem[]> {
  const { docs } = await req.payload.find({
    collection: 'job-offers',
    where: { or: [{ isActive: { equals: true } }, { publishAt: { exists: true } }] },
    select: {
      ...{ title: true, isActive: true, publishAt: true, endsAt: true },
      ...{ payMinimum: true, payMaximum: true },
    },
    depth: 0,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  })
  return docs.filter(isOfferOnlineOrScheduled).flatMap((offer): ContentProblem[] => {
    const place = { collection: 'job-offers', id: offer.id, title: offer.title }
    const { endsAt, title } = offer
    return [
      ...(lacksPay(offer) ? [{ kind: 'noPay' as const, place, field: 'payMinimum' }] : []),
      ...(endsAt && isOfferEndingSoon(offer, now)
        ? [{ kind: 'endingOffer' as const, days: daysUntil(endsAt, now), place, field: 'endsAt' }]
        : []),
      ...(title.length > MAX_TITLE_CHARACTERS
        ? [{ kind: 'longTitle' as const, length: title.length, place, field: 'title' }]
        : []),
    ]
  })
}

const daysUntil = (endsAt: string, now: Date) =>
  Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS)
