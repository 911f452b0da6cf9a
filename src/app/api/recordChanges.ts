import { listenTo } from '@/src/database/listenTo'
import {
  isWatchedCollection,
  WATCHED_COLLECTIONS,
  type WatchedCollection,
} from '@/src/domain/admin/attention'
import { type Room, sharedRoom } from '@/src/domain/files/sharedRoom'

export type Listener = {
  /** Where it listens from. */
  address: string
  onChange: (collection: WatchedCollection) => void
  onClose: () => void
}

type Options = { connectionString: string; onError: (err: unknown) => void }

export type RecordChanges = ReturnType<typeof listenToRecordChanges>
export type ListenerRoom = ReturnType<RecordChanges['openRoom']>

/**
 * Tells any number of listeners, over one database connection, which collections have changed. When the
 * connection was lost they are told of all: what happened meanwhile is unknown.
 */
export function listenToRecordChanges({ connectionString, onError }: Options) {
  const rooms = new Set<Set<Listener>>()
  let listening: ReturnType<typeof listenTo> | undefined
  let closed = false

  const everybody = () => [...rooms].flatMap((listeners) => [...listeners])
  const startListening = () =>
    listenTo({
      connectionString,
      name: 'exemplia record changes',
      channels: ['records_changed'],
      onChange: (_, why, told) => {
        if (why === 'listening') return
        const changed = isWatchedCollection(told) ? [told] : WATCHED_COLLECTIONS
        for (const listener of everybody()) for (const name of changed) listener.onChange(name)
      },
      onError,
    })

  return {
    /** Room for so many listeners of one kind; more are turned away. Visitors cannot keep staff out. */
    openRoom(room: Room) {
      const listeners = new Set<Listener>()
      const take = sharedRoom(room)
      rooms.add(listeners)
      return {
        /** Starts telling the listener; gives back how to stop, or null when there are too many. */
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
    /** Lets everybody go, so that nothing keeps the process from stopping. */
    async close() {
      closed = true
      for (const { onClose } of everybody()) onClose()
      for (const listeners of rooms) listeners.clear()
      await listening?.stop()
    },
  }
}
