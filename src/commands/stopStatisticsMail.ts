import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** This account has the statistics sent no more; once is enough. Whoever held its link has shown a right to it. */
export async function stopStatisticsMail(payload: Payload, account: number): Promise<void> {
  await payload.db.drizzle.execute(sql`
    UPDATE users SET statistics_mail = NULL WHERE id = ${account}`)
}
