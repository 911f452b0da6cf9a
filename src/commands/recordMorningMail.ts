import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { MorningMail } from '@/src/domain/mails/morningMail'

type SentMail = { kind: MorningMail; account: number; day: string }

/** Records that this user got the mail of this day (YYYY-MM-DD). */
export async function recordMorningMail(payload: Payload, { kind, account, day }: SentMail) {
  await payload.db.drizzle.execute(sql`
    UPDATE morning_mails SET sent_to = array_append(sent_to, ${account})
    WHERE kind = ${kind} AND day = ${day}`)
}
