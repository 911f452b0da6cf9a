import pg from 'pg'

const INITIAL_RETRY_DELAY_MS = 500
const MAX_RETRY_DELAY_MS = 15_000
const CHANNEL_CONNECTION_TIMEOUT_MS = 5_000

type ChannelListenerOptions = {
  connectionString: string
  /** The application name of this connection in PostgreSQL. */
  name: string
  channels: string[]
  /**
   * Called when the connection listens; when it listens again, because notifications may have been
   * missed; and for each notification, with its payload and channel.
   */
  onChange: (
    client: pg.Client,
    why: 'listening' | 'listeningAgain' | 'notified',
    payload: string,
    channel: string,
  ) => unknown
  onError: (err: unknown) => void
}

/**
 * Listens to PostgreSQL channels over a separate connection, which reconnects when it is lost.
 * @returns `tried`, which resolves after the first attempt, successful or not, and a function to
 * stop
 */
export function listenToChannels({
  connectionString,
  name,
  channels,
  onChange,
  onError,
}: ChannelListenerOptions) {
  let current: pg.Client | undefined
  let retryMs = INITIAL_RETRY_DELAY_MS
  let isStopped = false

  const connect = async (why: 'listening' | 'listeningAgain') => {
    if (isStopped) return
    const client = new pg.Client({
      connectionString,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: CHANNEL_CONNECTION_TIMEOUT_MS,
      query_timeout: CHANNEL_CONNECTION_TIMEOUT_MS,
    })
    current = client
    const handleLoss = (err: unknown) => reconnectOnce(client, err)
    client.on('error', handleLoss)
    client.once('end', () => handleLoss(new Error(`${name}: the connection was closed`)))
    client.on('notification', ({ channel, payload = '' }) => {
      rejectOnThrow(() => onChange(client, 'notified', payload, channel)).catch(handleLoss)
    })
    try {
      await client.connect()
      for (const channel of channels) await client.query(`LISTEN ${channel}`)
      retryMs = INITIAL_RETRY_DELAY_MS
      await onChange(client, why, '', '')
    } catch (err) {
      handleLoss(err)
    }
  }

  const reconnectOnce = (client: pg.Client, err: unknown) => {
    if (isStopped || current !== client) return
    current = undefined
    onError(err)
    client.end().catch(onError)
    setTimeout(() => void connect('listeningAgain'), retryMs).unref()
    retryMs = Math.min(retryMs * 2, MAX_RETRY_DELAY_MS)
  }

  return {
    tried: connect('listening'),
    async stop() {
      isStopped = true
      await current?.end()
    },
  }
}

// Turns an exception into a rejection.
const rejectOnThrow = async (action: () => unknown) => action()
