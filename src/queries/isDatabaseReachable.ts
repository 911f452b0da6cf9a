import { setTimeout as pause } from 'node:timers/promises'
import type { Payload } from 'payload'

/** Whether PostgreSQL responds within this time, in milliseconds. */
export async function isDatabaseReachable(payload: Payload, patienceMs: number): Promise<boolean> {
  const answered = payload.db.pool.query('SELECT 1').then(
    () => true,
    () => false,
  )
  return Promise.race([answered, pause(patienceMs, false, { ref: false })])
}
