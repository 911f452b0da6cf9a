import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { auditSubjectName } from '@/src/domain/audit/audit'
import { queueStaffReport } from './queueStaffReport'

const RevokedLinkRowsSchema = z.array(z.object({ application: z.number() }))

/** A visitor who received the link by mistake revokes it; staff are informed by mail. */
export function revokeLinkAsCandidate(payload: Payload, nonce: string, headers: Headers) {
  return inTransaction(payload, { user: null, headers }, async (req) => {
    const application = await revokeLink(req, sql`nonce = ${nonce}`, 'candidate')
    if (application === null) return
    await queueStaffReport(req, { application, report: 'not-the-candidate' })
  })
}

/** Staff revoke the link of an application. @returns false when there is none */
export function revokeLinkAsStaff(payload: Payload, application: number, doer: TransactionActor) {
  return inTransaction(
    payload,
    doer,
    async (req) => (await revokeLink(req, sql`application_id = ${application}`, 'staff')) !== null,
  )
}

// The owner of a mistyped address must not erase the application of somebody else.
async function revokeLink(req: PayloadRequest, link: SQL, revokedBy: 'candidate' | 'staff') {
  const { rows } = await (await transactionDrizzle(req)).execute(sql`
    UPDATE candidate_links SET revoked_at = now(), updated_at = now(), revoked_by = ${revokedBy},
      revoked_by_name = ${req.user?.name ?? null},
      erase_at = ${revokedBy === 'candidate' ? sql`NULL` : sql`erase_at`}
    WHERE ${link} AND revoked_at IS NULL RETURNING application_id AS application`)
  const [revoked] = RevokedLinkRowsSchema.parse(rows)
  if (!revoked) return null
  await recordCandidateLinkAction(req, 'candidateLinkRevoked', revoked.application)
  return revoked.application
}

export function recordCandidateLinkAction(
  req: PayloadRequest,
  action: 'candidateLinkRevoked' | 'candidateLinkSent',
  application: number,
) {
  const collection = 'job-applications'
  const subject = auditSubjectName(collection, application, null)
  return recordAuditEntry(req, { action, collection, documentId: application, subject })
}
