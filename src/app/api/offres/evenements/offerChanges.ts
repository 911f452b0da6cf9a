import pg from 'pg'

const CHANNEL = 'job_offers_changed'
const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 15_000

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
  let client: pg.Client | undefined
  let retryMs = FIRST_RETRY_MS
  let closed = false

  const tellAll = () => {
    for (const listener of listeners) listener.onChange()
  }

  const connect = async (isRetry: boolean) => {
    const connection = new pg.Client({ connectionString, keepAlive: true })
    client = connection
    connection.on('error', onError)
    connection.on('notification', tellAll)
    connection.once('end', () => reconnectLater(connection))
    try {
      await connection.connect()
      await connection.query(`LISTEN ${CHANNEL}`)
      retryMs = FIRST_RETRY_MS
      if (isRetry) tellAll()
    } catch (err) {
      onError(err)
      reconnectLater(connection)
    }
  }

  const reconnectLater = (lost: pg.Client) => {
    if (closed || client !== lost) return
    client = undefined
    lost.end().catch(onError)
    setTimeout(() => {
      if (!closed && !client) void connect(true)
    }, retryMs).unref()
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
  }

  return {
    /** Starts telling the listener; gives back how to stop, or null when there are too many. */
    subscribe(listener: Listener) {
      if (closed || listeners.size >= maxListeners) return null
      listeners.add(listener)
      if (!client && retryMs === FIRST_RETRY_MS) void connect(false)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Lets everybody go, so that nothing keeps the process from stopping. */
    async close() {
      closed = true
      for (const listener of [...listeners]) listener.onClose()
      listeners.clear()
      await client?.end()
    },
  }
}
