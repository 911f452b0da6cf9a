import { eventStream } from '@/src/app/api/eventStream'
import type { ListenerRoom } from '@/src/app/api/recordChanges'

// A school or a firm looks at offers from one address; nobody else needs so many.
export const OFFER_STREAMS = { inAll: 2_000, perAddress: 50 }

const HEARTBEAT_MS = 25_000

type Options = { visitors: ListenerRoom; address: string; signal: AbortSignal }

/** One `changed` for each change of an offer. Null when there are too many listeners, in all or at this address. */
export function offerStream({ visitors, address, signal }: Options) {
  return eventStream(({ send, keepAlive, end }) => {
    const unsubscribe = visitors.subscribe({
      address,
      onChange: (collection) => {
        if (collection === 'job-offers') send('changed')
      },
      onClose: end,
    })
    if (!unsubscribe) return null
    const heartbeat = setInterval(keepAlive, HEARTBEAT_MS)
    return () => {
      clearInterval(heartbeat)
      unsubscribe()
    }
  }, signal)
}
