import type {
  LiveUpdatedCollection,
  LiveUpdateEvent,
  MenuBadgeCounts,
} from '@/src/domain/admin/liveUpdates'
import { createEventStream } from '@/src/plugins/live-updates/routes/createEventStream'
import type { RecordChangeListeners } from '@/src/plugins/live-updates/routes/recordChanges'

// The limit per IP address equals the total, because all staff may share one IP address.
export const MAX_STAFF_STREAMS = { inAll: 500, perAddress: 500 }

const HEARTBEAT_INTERVAL_MS = 25_000
/** Milliseconds during which changes are collected, so that a bulk change is one event and one count. */
const CHANGE_BATCHING_DELAY_MS = 250

type StaffEventStreamOptions = {
  staff: RecordChangeListeners
  address: string
  /** Reads the counts that this session may see; null after the session has ended. */
  look: () => Promise<MenuBadgeCounts | null>
  onError: (err: unknown) => void
  signal: AbortSignal
}

/**
 * Sends the changed collections and the counts to one admin page. The session is checked before each event,
 * and there is an event at least every HEARTBEAT_MS, so the stream ends soon after the session.
 */
export function createStaffEventStream({
  staff,
  address,
  look,
  onError,
  signal,
}: StaffEventStreamOptions) {
  return createEventStream(({ send, end }) => {
    const changed = new Set<LiveUpdatedCollection>()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isClosed = false

    const sendEvent = async () => {
      const event = { changed: [...changed] }
      changed.clear()
      const counts = await look()
      if (isClosed) return
      if (!counts) return end()
      send('attention', JSON.stringify({ ...event, counts } satisfies LiveUpdateEvent))
      schedule(changed.size > 0 ? CHANGE_BATCHING_DELAY_MS : HEARTBEAT_INTERVAL_MS)
    }
    const schedule = (delayMs: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        timer = undefined
        sendEvent().catch((err) => {
          onError(err)
          end()
        })
      }, delayMs)
    }
    const unsubscribe = staff.subscribe({
      address,
      onChange: (collection) => {
        changed.add(collection)
        // Without a timer, `sendEvent` is reading the counts and schedules the next event itself.
        if (timer) schedule(CHANGE_BATCHING_DELAY_MS)
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
