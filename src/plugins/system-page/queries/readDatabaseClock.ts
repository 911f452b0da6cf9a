import type { Payload } from 'payload'
import { z } from 'zod'

const DatabaseClockSchema = z.object({ at: z.date(), address: z.string().nullable() })

/** Reads the time and host of PostgreSQL; the host is null over a local socket. */
export async function readDatabaseClock(
  payload: Payload,
): Promise<z.infer<typeof DatabaseClockSchema>> {
  const { rows } = await payload.db.pool.query(
    'SELECT clock_timestamp() AS at, host(inet_server_addr()) AS address',
  )
  return DatabaseClockSchema.parse(rows[0])
}
