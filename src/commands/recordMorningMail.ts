import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { MorningMailKind } from '@/src/domain/mails/morningMail'

type SentMorningMail = { kind: MorningMailKind; account: number; day: string }

/** Records that this user got the mail of this day (YYYY-MM-DD). */
export async function recordMorningMail(payload: Payload, { kind, account, day }: SentMorningMail) {
  await payload.db.drizzle.execute(sql`
    UPDATE morning_mails SET sent_to = array_append(sent_to, ${account})
    WHERE kind = ${kind} AND day = ${day}`)
}
