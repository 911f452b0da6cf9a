import pg from 'pg'
import { logError } from '@/src/log'

const CHANNEL = 'website_settings_changed'
const RETRY_MS = 2_000
const PATIENCE_MS = 5_000

/**
 * Whether staff have closed the public pages for maintenance, known without asking: PostgreSQL tells
 * every web server of a change. While the database cannot be reached, what was known last holds.
 */
export async function followMaintenanceMode(connectionString: string | undefined) {
  const mode = { isOn: false }
  if (connectionString) await follow(connectionString, mode)
  return mode
}

async function follow(connectionString: string, mode: { isOn: boolean }) {
  const client = new pg.Client({
    connectionString,
    application_name: 'exemplia maintenance mode',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  let isLost = false
  const followAgainLater = (err?: unknown) => {
    if (isLost) return
    isLost = true
    logError({ err, msg: 'The maintenance mode is not being followed' })
    client.end().catch(() => undefined)
    setTimeout(() => void follow(connectionString, mode), RETRY_MS).unref()
  }
  const read = async () => {
    const { rows } = await client.query('SELECT maintenance_mode FROM website_settings LIMIT 1')
    mode.isOn = rows[0]?.maintenance_mode === true
  }
  client.on('error', followAgainLater)
  client.on('end', () => followAgainLater())
  client.on('notification', () => void read().catch(followAgainLater))
  try {
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    await read()
  } catch (err) {
    followAgainLater(err)
  }
}
