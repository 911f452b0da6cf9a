import { eventStream } from '@/src/app/api/eventStream'
import type { ListenerRoom } from '@/src/app/api/recordChanges'
import type {
  AttentionCounts,
  AttentionEvent,
  WatchedCollection,
} from '@/src/domain/admin/attention'

// Staff sit at one address.
export const STAFF_STREAMS = { inAll: 500, perAddress: 500 }

const HEARTBEAT_MS = 25_000
/** What a bulk change sets off is told at once, and counted once. */
const SETTLE_MS = 250

type Options = {
  staff: ListenerRoom
  address: string
  /** The counts as this session may see them now; null once it has ended. */
  look: () => Promise<AttentionCounts | null>
  onError: (err: unknown) => void
  signal: AbortSignal
}

/**
 * Tells one page of the admin what has changed. Nothing leaves without a look at the session, which is
 * looked at now and then anyway: a stream does not outlive it.
 */
export function staffStream({ staff, address, look, onError, signal }: Options) {
  return eventStream(({ send, end }) => {
    const changed = new Set<WatchedCollection>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isClosed = false

    const tell = async () => {
      const event = { changed: [...changed] }
      changed.clear()
      const counts = await look()
      if (isClosed) return
      if (!counts) return end()
      send('attention', JSON.stringify({ ...event, counts } satisfies AttentionEvent))
      schedule(changed.size > 0 ? SETTLE_MS : HEARTBEAT_MS)
    }
    const schedule = (delayMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        tell().catch((err) => {
          onError(err)
          end()
        })
      }, delayMs)
    }
    const unsubscribe = staff.subscribe({
      address,
      onChange: (collection) => {
        changed.add(collection)
        // While the counts are being read, whoever reads them looks again afterwards.
        if (timer) schedule(SETTLE_MS)
      },
      onClose: end,
    })
    if (!unsubscribe) return null
    schedule(0)
    return () => {
      isClosed = true
      clearTimeout(timer)
      unsubscribe()
    }
  }, signal)
}
