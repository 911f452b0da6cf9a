import type { Payload } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { auditSubjectName } from '@/src/domain/audit/audit'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { mayRequestConsentNow } from '@/src/plugins/retention/rules/keepConsent'
import { findApplicationWithConsent } from '../queries/internal/findApplicationWithConsent'
import { recordConsentRequestOrRefusal, withdrawKeepConsent } from './changeKeepConsent'

type RequestKeepConsentOptions = { application: number; now: Date }

/**
 * Queues a mail that asks the candidate for a consent.
 * @returns false when the candidate has agreed or refused already, or is not known any more
 */
export function requestKeepConsent(
  payload: Payload,
  { application, now }: RequestKeepConsentOptions,
  doer: TransactionActor,
): Promise<boolean> {
  return inTransaction(payload, doer, async (req) => {
    const drizzle = await transactionDrizzle(req)
    const found = await findApplicationWithConsent(payload, { id: application }, drizzle)
    if (!found || !mayRequestConsentNow(found, now)) return false
    await recordConsentRequestOrRefusal(req, {
      application,
      event: 'requested',
      origin: 'staff',
      now,
    })
    await payload.jobs.queue({
      task: 'mailKeepConsentRequest',
      input: addRequestIdToJobInput({ applicationId: application, isReminder: false }),
      req,
    })
    await recordAuditEntry(req, {
      action: 'keepConsentRequested',
      ...auditTargetOfApplication(application),
    })
    return true
  })
}

/** Staff withdraw a consent because the candidate asked for it. @returns false when there is none */
export function withdrawKeepConsentAsStaff(
  payload: Payload,
  { application, now }: RequestKeepConsentOptions,
  doer: TransactionActor,
): Promise<boolean> {
  return inTransaction(payload, doer, async (req) => {
    const isWithdrawn = await withdrawKeepConsent(req, { application, origin: 'staff', now })
    if (isWithdrawn)
      await recordAuditEntry(req, {
        action: 'keepConsentWithdrawn',
        ...auditTargetOfApplication(application),
      })
    return isWithdrawn
  })
}

function auditTargetOfApplication(application: number) {
  const collection = 'job-applications'
  const subject = auditSubjectName(collection, application, null)
  return { collection, documentId: application, subject } as const
}
