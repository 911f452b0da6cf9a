import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** This person has had the mail of this day (YYYY-MM-DD). */
export async function noteMorningMail(
  payload: Payload,
  { account, day }: { account: number; day: string },
) {
  await payload.db.drizzle.execute(sql`
    UPDATE morning_mails SET sent_to = array_append(sent_to, ${account}) WHERE day = ${day}`)
}
