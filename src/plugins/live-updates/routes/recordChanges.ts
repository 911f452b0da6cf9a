import { listenToChannels } from '@/src/database/listenToChannels'
import {
  isLiveUpdatedCollection,
  LIVE_UPDATED_COLLECTIONS,
  type LiveUpdatedCollection,
} from '@/src/domain/admin/liveUpdates'
import { type CapacityLimits, createCapacityLimiter } from '@/src/domain/files/capacityLimiter'

export type RecordChangeListener = {
  /** IP address of the client. */
  address: string
  onChange: (collection: LiveUpdatedCollection) => void
  onClose: () => void
}

type RecordChangeHubOptions = { connectionString: string; onError: (err: unknown) => void }

export type RecordChangeHub = ReturnType<typeof listenToRecordChanges>
export type RecordChangeListeners = ReturnType<RecordChangeHub['openRoom']>

/**
 * Notifies all listeners which collections have changed, over one database connection. After a lost
 * connection all collections are reported as changed, because changes meanwhile are unknown.
 */
export function listenToRecordChanges({ connectionString, onError }: RecordChangeHubOptions) {
  const rooms = new Set<Set<RecordChangeListener>>()
  let listening: ReturnType<typeof listenToChannels> | undefined
  let closed = false

  const allListeners = () => [...rooms].flatMap((listeners) => [...listeners])
  const startListening = () =>
    listenToChannels({
      connectionString,
      name: 'exemplia record changes',
      channels: ['records_changed'],
      onChange: (_, why, message) => {
        if (why === 'listening') return
        const changed = isLiveUpdatedCollection(message) ? [message] : LIVE_UPDATED_COLLECTIONS
        for (const listener of allListeners()) for (const name of changed) listener.onChange(name)
      },
      onError,
    })

  return {
    /** Opens a separate room of listeners, so that visitors cannot lock out staff. */
    openRoom(room: CapacityLimits) {
      const listeners = new Set<RecordChangeListener>()
      const take = createCapacityLimiter(room)
      rooms.add(listeners)
      return {
        /** Adds the listener; returns a function that removes it, or null if there are too many listeners. */
        subscribe(listener: RecordChangeListener) {
          const leave = closed ? null : take(listener.address)
          if (!leave) return null
          listeners.add(listener)
          listening ??= startListening()
          return () => {
            listeners.delete(listener)
            leave()
          }
        },
      }
    },
    /** Closes all streams and the connection, because they would keep the process running. */
    async close() {
      closed = true
      for (const { onClose } of allListeners()) onClose()
      for (const listeners of rooms) listeners.clear()
      await listening?.stop()
    },
  }
}
