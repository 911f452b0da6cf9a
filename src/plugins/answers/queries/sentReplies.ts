import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'

/** SQL condition: the row `answer` is a sent reply to the application. Proposals of offers are not. */
export const isSentReplySql = sql`answer.state = 'sent' AND answer.proposed_offer IS NULL`

/** The condition `isSentReplySql` for Payload. */
export const SENT_REPLIES = {
  state: { equals: 'sent' },
  proposedOffer: { exists: false },
} as const satisfies Where
