import type { Payload } from 'payload'
import { z } from 'zod'

const Clock = z.object({ at: z.date(), address: z.string().nullable() })

/** What time it is for PostgreSQL, and where that runs; no address over a socket of this machine. */
export async function readDatabaseClock(payload: Payload): Promise<z.infer<typeof Clock>> {
  const { rows } = await payload.db.pool.query(
    'SELECT clock_timestamp() AS at, host(inet_server_addr()) AS address',
  )
  return Clock.parse(rows[0])
}
