import type pg from 'pg'
import { logError } from '@/src/log'
import { listenTo } from '../listenTo'

/**
 * Whether staff have closed the public pages for maintenance, known without asking: PostgreSQL tells
 * every web server of a change. While the database cannot be reached, what was known last holds.
 */
export async function followMaintenanceMode(connectionString: string | undefined) {
  const mode = { isOn: false }
  const read = async (client: pg.Client) => {
    const { rows } = await client.query('SELECT maintenance_mode FROM website_settings LIMIT 1')
    mode.isOn = rows[0]?.maintenance_mode === true
  }
  if (connectionString) {
    const { tried } = listenTo({
      connectionString,
      name: 'exemplia maintenance mode',
      channel: 'website_settings_changed',
      onChange: read,
      onError: (err) => logError({ err, msg: 'The maintenance mode is not being followed' }),
    })
    await tried
  }
  return mode
}
