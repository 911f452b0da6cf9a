import type { Payload, PayloadRequest } from 'payload'
import type { JobOffer } from '@/payload-types'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { type ContentReadOptions, createUnsavedDocumentReadOptions } from './contentReadOptions'

/**
 * Finds the offers with these ids that visitors may see, in the order of the ids.
 * @param transaction in which the caller already is: it must not wait for a second connection
 */
export async function findOffersByIds(
  payload: Payload,
  ids: readonly number[],
  transaction?: Pick<PayloadRequest, 'transactionID'>,
): Promise<ListedOffer[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'job-offers',
    where: { id: { in: [...ids] } },
    // Without the user of the transaction, who may read offers that visitors do not see.
    ...(transaction && { req: { transactionID: await transaction.transactionID } }),
    overrideAccess: false,
    limit: ids.length,
    pagination: false,
    depth: 0,
    select: {
      slug: true,
      title: true,
      location: true,
      contract: true,
      category: true,
      experience: true,
      mission: true,
      stack: true,
      benefits: true,
      profile: true,
      publishedDate: true,
      endsAt: true,
      payMinimum: true,
      payMaximum: true,
      payPeriod: true,
      payExtra: true,
      remoteDays: true,
      isPartTime: true,
      startsOn: true,
    },
  })
  const offers = new Map(docs.map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => {
    const offer = offers.get(id)
    return offer ? toListedOffer(offer) : []
  })
}

/** Finds the unsaved offer of the preview, active or not; null for any other reader. */
export async function findUnsavedOffer(
  payload: Payload,
  reader: ContentReadOptions,
): Promise<ListedOffer | null> {
  const typed = createUnsavedDocumentReadOptions(reader, 'job-offers')
  if (!typed) return null
  const options = { collection: 'job-offers', ...reader, disableErrors: true, depth: 0 } as const
  const day = { id: typed.id, select: { publishedDate: true } } as const
  const offer = await payload.findByID({ ...options, ...typed, overrideAccess: false })
  const stored = await payload.findByID({ ...options, ...day, overrideAccess: false })
  if (!offer || !stored) return null
  // The date may be incomplete while it is being typed.
  return toListedOffer({
    ...offer,
    publishedDate: validInstantTextOrNull(offer.publishedDate) ?? stored.publishedDate,
    endsAt: validInstantTextOrNull(offer.endsAt),
  })
}

const validInstantTextOrNull = (typed?: string | null) =>
  typed && !Number.isNaN(Date.parse(typed)) ? typed : null

type StoredOfferFields = Pick<JobOffer, keyof ListedOffer>

const toListedOffer = ({
  slug,
  stack,
  benefits,
  profile,
  ...offer
}: StoredOfferFields): ListedOffer => ({
  ...offer,
  slug: slug ?? '',
  stack: stack ?? [],
  benefits: benefits ?? [],
  profile: profile ?? [],
  endsAt: offer.endsAt ?? null,
  payMinimum: offer.payMinimum ?? null,
  payMaximum: offer.payMaximum ?? null,
  payPeriod: offer.payPeriod ?? 'year',
  payExtra: offer.payExtra ?? null,
  remoteDays: offer.remoteDays ?? null,
  isPartTime: offer.isPartTime ?? false,
  startsOn: offer.startsOn ?? null,
})

const MAX_SIMILAR_OFFERS = 3

/** Finds the newest offers of this category or location, except the one with this slug. */
export async function findSimilarOffers(
  payload: Payload,
  slug: string,
  category: string,
  location: string,
): Promise<ListedOffer[]> {
  const { docs } = await payload.find({
    collection: 'job-offers',
    where: {
      slug: { not_equals: slug },
      or: [{ category: { equals: category } }, { location: { equals: location } }],
    },
    select: { slug: true },
    sort: ['-publishedDate', '-id'],
    limit: MAX_SIMILAR_OFFERS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return findOffersByIds(
    payload,
    docs.map(({ id }) => id),
  )
}
