import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Whether the code of this random value can still be entered. */
export async function isCandidateCodeValid({ db }: Payload, codeNonce: string, now: Date) {
  const { rows } = await db.drizzle.execute(sql`
    SELECT FROM candidate_links WHERE code_nonce = ${codeNonce} AND revoked_at IS NULL
      AND code_expires_at > ${now.toISOString()}`)
  return rows.length > 0
}
