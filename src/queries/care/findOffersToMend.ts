import type { PayloadRequest } from 'payload'
import type { CareEntry } from '@/src/domain/care/care'
import { endsSoon, lacksPay } from '@/src/domain/offers/offerCare'

type Asked = { req: PayloadRequest; now: Date }

/** The offers online that do not say what they pay, and those that end within days. */
export async function findOffersToMend({ req, now }: Asked): Promise<CareEntry[]> {
  const { docs } = await req.payload.find({
    collection: 'job-offers',
    where: { isActive: { equals: true } },
    select: { title: true, isActive: true, endsAt: true, payMinimum: true, payMaximum: true },
    depth: 0,
    pagination: false,
    user: req.user,
    overrideAccess: false,
  })
  return docs.flatMap((offer): CareEntry[] => {
    const place = { collection: 'job-offers', id: offer.id, title: offer.title }
    const { endsAt } = offer
    return [
      ...(lacksPay(offer) ? [{ kind: 'noPay' as const, place, field: 'payMinimum' }] : []),
      ...(endsAt && endsSoon(offer, now)
        ? [{ kind: 'endingOffer' as const, days: daysUntil(endsAt, now), place, field: 'endsAt' }]
        : []),
    ]
  })
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysUntil = (endsAt: string, now: Date) =>
  Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY_MS)
