import { createEventStream } from '@/src/plugins/live-updates/routes/createEventStream'
import type { RecordChangeListeners } from '@/src/plugins/live-updates/routes/recordChanges'

// The limit per IP address is high, because many visitors of a school or a company share one.
export const MAX_OFFER_STREAMS = { inAll: 2_000, perAddress: 50 }

const HEARTBEAT_INTERVAL_MS = 25_000

type OfferChangeStreamOptions = {
  visitors: RecordChangeListeners
  address: string
  signal: AbortSignal
}

/** Sends `changed` for each change of an offer. Null if there are too many listeners, in all or at this IP address. */
export function createOfferChangeStream({ visitors, address, signal }: OfferChangeStreamOptions) {
  return createEventStream(({ send, keepAlive, end }) => {
    const unsubscribe = visitors.subscribe({
      address,
      onChange: (collection) => {
        if (collection === 'job-offers') send('changed')
      },
      onClose: end,
    })
    if (!unsubscribe) return null
    const heartbeat = setInterval(keepAlive, HEARTBEAT_INTERVAL_MS)
    return () => {
      clearInterval(heartbeat)
      unsubscribe()
    }
  }, signal)
}
