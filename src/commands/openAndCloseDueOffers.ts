import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { lockSaves } from '@/src/database/lockSaves'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { findDueTransition, TRANSITION_CHANGES } from '@/src/domain/offers/offerLife'
import { findDueOffers, lockOfferAndReadTime } from '@/src/queries/dueOffers'

const OFFER_RETRY_DELAY_MS = 60_000

/**
 * Offers whose change failed, with the time of the next attempt; they do not block other offers.
 */
const retryTimeByOfferId = new Map<number, number>()

/**
 * Opens and closes the offers that are due, each as a normal save: caches are invalidated on every
 * server and the audit trail records it. Concurrent calls change each offer once.
 */
export async function openAndCloseDueOffers(payload: Payload, now: Date): Promise<void> {
  for (const { id } of await findDueOffers(payload)) {
    if ((retryTimeByOfferId.get(id) ?? 0) > now.getTime()) continue
    try {
      await inTransaction(payload, { user: null }, (req) => openOrCloseOffer(req, id))
      retryTimeByOfferId.delete(id)
    } catch (err) {
      retryTimeByOfferId.set(id, now.getTime() + OFFER_RETRY_DELAY_MS)
      payload.logger.error({
        err,
        msg: `Offer ${id} could not be opened or ended at its planned time`,
      })
    }
  }
}

async function openOrCloseOffer(req: PayloadRequest, id: number) {
  // The same lock order as for every save prevents a deadlock.
  await lockSaves(req, { slug: 'job-offers', id })
  const now = await lockOfferAndReadTime(await transactionDrizzle(req), id)
  if (!now) return
  const target = { collection: 'job-offers', id, depth: 0, req } as const
  // Access control is skipped: a scheduled change has no user, and must see offers not open yet.
  const offer = await req.payload.findByID({ ...target, overrideAccess: true })
  const move = findDueTransition(offer, now)
  if (!move) return
  const dated = move === 'open' && offer.publishAt ? { publishedDate: offer.publishAt } : {}
  const data = { ...TRANSITION_CHANGES[move], ...dated }
  // Access control is skipped: the user who planned the change had the right to, and may be
  // deleted.
  await req.payload.update({ ...target, data, context: { now }, overrideAccess: true })
}
