import type { Payload } from 'payload'
import { z } from 'zod'

const Clock = z.object({ at: z.date(), isHere: z.boolean() })

/** What time it is for PostgreSQL; null where it runs on this machine, which has one clock. */
export async function readDatabaseClock(payload: Payload): Promise<Date | null> {
  const { rows } = await payload.db.pool.query(`
    SELECT clock_timestamp() AS at,
      coalesce(inet_server_addr() <<= '127.0.0.0/8' OR inet_server_addr() = '::1', true) AS "isHere"`)
  const { at, isHere } = Clock.parse(rows[0])
  return isHere ? null : at
}
