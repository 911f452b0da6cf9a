import pg from 'pg'

const FIRST_RETRY_MS = 500
const LAST_RETRY_MS = 15_000
const PATIENCE_MS = 5_000

type Options = {
  connectionString: string
  /** What PostgreSQL calls this connection. */
  name: string
  channels: string[]
  /**
   * Called once it listens; once it listens again, since what happened meanwhile is unknown; when
   * notified, with what it was told, and on which channel.
   */
  onChange: (
    client: pg.Client,
    why: 'listening' | 'listeningAgain' | 'notified',
    told: string,
    channel: string,
  ) => unknown
  onError: (err: unknown) => void
}

/**
 * Listens to channels of PostgreSQL over a connection of its own, made again whenever it is lost.
 * @returns `tried`, which resolves after the first attempt, whatever became of it, and how to stop
 */
export function listenTo({ connectionString, name, channels, onChange, onError }: Options) {
  let current: pg.Client | undefined
  let retryMs = FIRST_RETRY_MS
  let isStopped = false

  const connect = async (why: 'listening' | 'listeningAgain') => {
    if (isStopped) return
    const client = new pg.Client({
      connectionString,
      application_name: name,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    current = client
    const lose = (err: unknown) => loseOnce(client, err)
    client.on('error', lose)
    client.once('end', () => lose(new Error(`${name}: the connection was closed`)))
    client.on('notification', ({ channel, payload = '' }) => {
      attempt(() => onChange(client, 'notified', payload, channel)).catch(lose)
    })
    try {
      await client.connect()
      for (const channel of channels) await client.query(`LISTEN ${channel}`)
      retryMs = FIRST_RETRY_MS
      await onChange(client, why, '', '')
    } catch (err) {
      lose(err)
    }
  }

  const loseOnce = (client: pg.Client, err: unknown) => {
    if (isStopped || current !== client) return
    current = undefined
    onError(err)
    client.end().catch(onError)
    setTimeout(() => void connect('listeningAgain'), retryMs).unref()
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
  }

  return {
    tried: connect('listening'),
    async stop() {
      isStopped = true
      await current?.end()
    },
  }
}

// Whatever it throws becomes a rejection.
const attempt = async (action: () => unknown) => action()
