import { listenTo } from '@/src/server/listenTo'

type Listener = { onChange: () => void; onClose: () => void }

type Options = {
  connectionString: string
  /** More are turned away. */
  maxListeners: number
  onError: (err: unknown) => void
}

export type OfferChanges = ReturnType<typeof listenToOfferChanges>

/**
 * Tells any number of listeners, over one database connection, that offers have changed. When the
 * connection was lost they are told too: what happened meanwhile is unknown.
 */
export function listenToOfferChanges({ connectionString, maxListeners, onError }: Options) {
  const listeners = new Set<Listener>()
  let listening: ReturnType<typeof listenTo> | undefined
  let closed = false

  const startListening = () =>
    listenTo({
      connectionString,
      name: 'exemplia job offers',
      channel: 'job_offers_changed',
      onChange: (_, why) => {
        if (why === 'listening') return
        for (const listener of listeners) listener.onChange()
      },
      onError,
    })

  return {
    /** Starts telling the listener; gives back how to stop, or null when there are too many. */
    subscribe(listener: Listener) {
      if (closed || listeners.size >= maxListeners) return null
      listeners.add(listener)
      listening ??= startListening()
      return () => {
        listeners.delete(listener)
      }
    },
    /** Lets everybody go, so that nothing keeps the process from stopping. */
    async close() {
      closed = true
      for (const listener of [...listeners]) listener.onClose()
      listeners.clear()
      await listening?.stop()
    },
  }
}
