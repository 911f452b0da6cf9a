import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordAudit } from '@/src/audit/recordAudit'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { auditSubjectName } from '@/src/domain/audit/audit'
import { addRequestId } from '@/src/log/requestContext'

const Revoked = z.array(z.object({ application: z.number() }))

/** A visitor who received the link by mistake revokes it; staff are informed by mail. */
export function revokeLinkAsCandidate(payload: Payload, nonce: string, headers: Headers) {
  return inTransaction(payload, { user: null, headers }, async (req) => {
    const application = await revoke(req, sql`nonce = ${nonce}`, 'candidate')
    if (application === null) return
    await payload.jobs.queue({
      task: 'reportWrongCandidate',
      input: addRequestId({ applicationId: application }),
      req,
    })
  })
}

/** Staff revoke the link of an application. @returns false when there is none */
export function revokeLinkAsStaff(payload: Payload, application: number, doer: TransactionActor) {
  return inTransaction(
    payload,
    doer,
    async (req) => (await revoke(req, sql`application_id = ${application}`, 'staff')) !== null,
  )
}

// The owner of a mistyped address must not erase the application of somebody else.
async function revoke(req: PayloadRequest, link: SQL, revokedBy: 'candidate' | 'staff') {
  const { rows } = await (await transactionDrizzle(req)).execute(sql`
    UPDATE candidate_links SET revoked_at = now(), updated_at = now(), revoked_by = ${revokedBy},
      revoked_by_name = ${req.user?.name ?? null},
      erase_at = ${revokedBy === 'candidate' ? sql`NULL` : sql`erase_at`}
    WHERE ${link} AND revoked_at IS NULL RETURNING application_id AS application`)
  const [revoked] = Revoked.parse(rows)
  if (!revoked) return null
  await recordLinkAction(req, 'candidateLinkRevoked', revoked.application)
  return revoked.application
}

export function recordLinkAction(
  req: PayloadRequest,
  action: 'candidateLinkRevoked' | 'candidateLinkSent',
  application: number,
) {
  const collection = 'job-applications'
  const subject = auditSubjectName(collection, application, null)
  return recordAudit(req, { action, collection, documentId: application, subject })
}
