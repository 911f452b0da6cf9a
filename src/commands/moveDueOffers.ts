import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { lockSaves } from '@/src/database/lockSaves'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { dueMove, MOVED } from '@/src/domain/offers/offerLife'
import { findDueOffers, lockOffer } from '@/src/queries/dueOffers'

const REST_MS = 60_000

/** Offers that could not be moved, and when each is tried again: one must not hold up the others. */
const resting = new Map<number, number>()

/**
 * Opens and ends the offers whose moment has come, each as a save like any other: what is kept of it is
 * dropped on every server, and the audit trail tells of it. Asked twice at once it moves each once.
 * @param now by this machine's clock, which only says when a failure is tried again
 */
export async function moveDueOffers(payload: Payload, now: Date): Promise<void> {
  for (const { id } of await findDueOffers(payload)) {
    if ((resting.get(id) ?? 0) > now.getTime()) continue
    try {
      await inTransaction(payload, { user: null }, (req) => moveOffer(req, id))
      resting.delete(id)
    } catch (err) {
      resting.set(id, now.getTime() + REST_MS)
      payload.logger.error({ err, msg: `Offer ${id} could not be opened or ended at its moment` })
    }
  }
}

async function moveOffer(req: PayloadRequest, id: number) {
  // In the order of every save: of two that take the row and this in turn, each would wait for the other.
  await lockSaves(req, { slug: 'job-offers', id })
  const now = await lockOffer(await transactionDrizzle(req), id)
  if (!now) return
  const asked = { collection: 'job-offers', id, depth: 0, req } as const
  // Nobody asks for it but the clock, which must see what is not open yet.
  const offer = await req.payload.findByID({ ...asked, overrideAccess: true })
  const move = dueMove(offer, now)
  if (!move) return
  const dated = move === 'open' && offer.publishAt ? { publishedDate: offer.publishAt } : {}
  const data = { ...MOVED[move], ...dated }
  // The same: who planned it was entitled to, and may be gone by now.
  await req.payload.update({ ...asked, data, context: { now }, overrideAccess: true })
}
