import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { type AuditAction, auditSubjectName } from '@/src/domain/audit/audit'
import {
  findListedAcceptedApplications,
  isApplication,
} from '@/src/plugins/retention/queries/internal/findListedAcceptedApplications'
import { readRetentionRules } from '@/src/plugins/retention/queries/internal/readRetentionRules'
import type { RetentionRules } from '@/src/plugins/retention/rules/retentionPeriods'
import { eraseApplications } from './eraseApplications'
import { sealApplications } from './sealApplications'

/**
 * What happened to the application since the user saw the list: it is deleted, it is not on the list
 * any more, or a colleague decided that it stays.
 */
export type AcceptedApplicationChange = 'deleted' | 'left' | 'extended'

type AcceptedDecision = { application: number; now: Date }

/** Decides that an accepted application stays. @returns null when it is done */
export function extendRetention(
  payload: Payload,
  doer: TransactionActor,
  { application, now, reason }: AcceptedDecision & { reason: string },
): Promise<AcceptedApplicationChange | null> {
  return decide(payload, doer, { application, now, seenExtension: null }, async (req) => {
    await (await transactionDrizzle(req)).execute(sql`
      INSERT INTO retention_extensions (application_id, reason, by_name)
      VALUES (${application}, ${reason}, ${req.user?.name ?? null})`)
    await recordDecision(req, 'retentionExtended', application)
  })
}

/**
 * Deletes an accepted application, of which a sealed record remains as at the end of a period.
 * @param seenExtension the decision of a colleague that the user saw on the list
 * @returns null when it is done
 */
export function deleteAcceptedApplication(
  payload: Payload,
  doer: TransactionActor,
  decision: AcceptedDecision & { seenExtension: number | null },
): Promise<AcceptedApplicationChange | null> {
  const { application, now } = decision
  return decide(payload, doer, decision, async (req, rules) => {
    await sealApplications(req, [application], { rules, endedAt: now })
    await eraseApplications(req, [application])
    await recordDecision(req, 'deleted', application)
  })
}

// The row is locked first, so that the second of two users sees the decision of the first.
async function decide(
  payload: Payload,
  doer: TransactionActor,
  { application, now, seenExtension }: AcceptedDecision & { seenExtension: number | null },
  carryOut: (req: PayloadRequest, rules: RetentionRules) => Promise<void>,
): Promise<AcceptedApplicationChange | null> {
  const rules = await readRetentionRules(payload)
  return inTransaction(payload, doer, async (req) => {
    const drizzle = await transactionDrizzle(req)
    const { rowCount } = await drizzle.execute(
      sql`SELECT FROM job_applications WHERE id = ${application} FOR UPDATE`,
    )
    if (!rowCount) return 'deleted'
    const listed = { condition: isApplication(application), limit: 1, now }
    const [found] = (await findListedAcceptedApplications(drizzle, rules, listed)).applications
    if (!found) return 'left'
    const extension = found.extension?.id ?? null
    if (extension !== seenExtension) return extension === null ? 'left' : 'extended'
    await carryOut(req, rules)
    return null
  })
}

// The reason is not in the entry, which outlives the application.
function recordDecision(req: PayloadRequest, action: AuditAction, application: number) {
  const collection = 'job-applications'
  const subject = auditSubjectName(collection, application, null)
  return recordAuditEntry(req, { action, collection, documentId: application, subject })
}
