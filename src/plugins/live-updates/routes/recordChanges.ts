import { listenTo } from '@/src/database/listenTo'
import {
  isWatchedCollection,
  WATCHED_COLLECTIONS,
  type WatchedCollection,
} from '@/src/domain/admin/attention'
import { type Room, sharedRoom } from '@/src/domain/files/sharedRoom'

export type Listener = {
  /** IP address of the client. */
  address: string
  onChange: (collection: WatchedCollection) => void
  onClose: () => void
}

type Options = { connectionString: string; onError: (err: unknown) => void }

export type RecordChanges = ReturnType<typeof listenToRecordChanges>
export type ListenerRoom = ReturnType<RecordChanges['openRoom']>

/**
 * Tells all listeners which collections have changed, over one database connection. After the connection was
 * lost, all collections are reported as changed, because changes meanwhile are unknown.
 */
export function listenToRecordChanges({ connectionString, onError }: Options) {
  const rooms = new Set<Set<Listener>>()
  let listening: ReturnType<typeof listenTo> | undefined
  let closed = false

  const allListeners = () => [...rooms].flatMap((listeners) => [...listeners])
  const startListening = () =>
    listenTo({
      connectionString,
      name: 'exemplia record changes',
      channels: ['records_changed'],
      onChange: (_, why, message) => {
        if (why === 'listening') return
        const changed = isWatchedCollection(message) ? [message] : WATCHED_COLLECTIONS
        for (const listener of allListeners()) for (const name of changed) listener.onChange(name)
      },
      onError,
    })

  return {
    /** A limited number of listeners of one kind. Separate limits, so that visitors cannot lock out staff. */
    openRoom(room: Room) {
      const listeners = new Set<Listener>()
      const take = sharedRoom(room)
      rooms.add(listeners)
      return {
        /** Adds the listener; returns a function that removes it, or null if there are too many listeners. */
        subscribe(listener: Listener) {
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
