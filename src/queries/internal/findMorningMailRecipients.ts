import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { UNMET_ACCOUNT_REQUIREMENT_SQL } from '@/src/domain/accounts/unmetRequirement'
import { MORNING_MAILS, type MorningMailKind } from '@/src/domain/mails/morningMail'

const MorningMailRecipientSchema = z.object({ id: z.number(), name: z.string(), email: z.string() })

type Options = { kind: MorningMailKind; day: string }

/**
 * Finds the subscribers of this mail who may read its content and have not received it for this day
 * (YYYY-MM-DD). Users who lack a required second factor have no rights until they set it up.
 */
export async function findMorningMailRecipients(payload: Payload, { kind, day }: Options) {
  const subscribed = MORNING_MAILS.find((mail) => mail.kind === kind)?.subscribed ?? 'false'
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id, name, email FROM users
    WHERE ${sql.raw(subscribed)} AND status = 'active' AND NOT EXISTS (
      SELECT 1 FROM morning_mails WHERE kind = ${kind} AND day = ${day} AND users.id = ANY (sent_to)
    ) AND NOT (${sql.raw(UNMET_ACCOUNT_REQUIREMENT_SQL)})
    ORDER BY id`)
  return MorningMailRecipientSchema.array().parse(rows)
}
