import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { dueMove, MOVED } from '@/src/domain/offers/offerLife'
import { findDueOffers, lockOffer } from '@/src/queries/dueOffers'

const REST_MS = 60_000

/** Offers that could not be moved, and when each is tried again: one must not hold up the others. */
const resting = new Map<number, number>()

/**
 * Opens and ends the offers whose moment has come, each as a save like any other: what is kept of it is
 * dropped on every server, and the audit trail tells of it. Asked twice at once it moves each once.
 */
export async function moveDueOffers(payload: Payload): Promise<void> {
  for (const { id } of await findDueOffers(payload)) {
    if ((resting.get(id) ?? 0) > Date.now()) continue
    try {
      await inTransaction(payload, { user: null }, (req) => moveOffer(req, id))
      resting.delete(id)
    } catch (err) {
      resting.set(id, Date.now() + REST_MS)
      payload.logger.error({ err, msg: `Offer ${id} could not be opened or ended at its moment` })
    }
  }
}

async function moveOffer(req: PayloadRequest, id: number) {
  const now = await lockOffer(req, id)
  if (!now) return
  // Nobody asks for it but the clock, which may see what is not open yet.
  const asked = { collection: 'job-offers', id, depth: 0, overrideAccess: true, req } as const
  const offer = await req.payload.findByID(asked)
  const move = dueMove(offer, now)
  if (!move) return
  const dated = move === 'open' && offer.publishAt ? { publishedDate: offer.publishAt } : {}
  await req.payload.update({ ...asked, data: { ...MOVED[move], ...dated } })
}
