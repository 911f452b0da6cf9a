import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { recordRequestedErasure } from '@/src/plugins/candidate-page/audit/recordRequestedErasure'
import { eraseApplications } from '@/src/plugins/retention/commands/eraseApplications'

/** Erases an application whose candidate requested it, unless the request was cancelled. */
export function eraseApplicationForCandidate(payload: Payload, application: number): Promise<void> {
  return inTransaction(payload, { user: null }, async (req) => {
    const { rowCount } = await (await transactionDrizzle(req)).execute(sql`
      SELECT FROM candidate_links
      WHERE application_id = ${application} AND erase_at <= now() FOR UPDATE`)
    if (!rowCount) return
    await eraseApplications(req, [application])
    await recordRequestedErasure(req, application)
  })
}
