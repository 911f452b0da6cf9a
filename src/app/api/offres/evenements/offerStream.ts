import { eventStream } from '@/src/app/api/eventStream'
import type { ListenerRoom } from '@/src/app/api/recordChanges'

const HEARTBEAT_MS = 25_000

/** One `changed` for each change of an offer. Null when there are too many listeners. */
export function offerStream(visitors: ListenerRoom, signal: AbortSignal) {
  return eventStream(({ send, keepAlive, end }) => {
    const unsubscribe = visitors.subscribe({
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
