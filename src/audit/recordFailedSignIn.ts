import type { PayloadRequest } from 'payload'
import { auditText } from '@/src/content/admin/audit'

/**
 * Further failures within the hour are not recorded, so that an attack with many passwords does not
 * hide other entries.
 */
const MAX_RECORDED_FAILURES_PER_IP = 20
const MAX_RECORDED_FAILURES_PER_HOUR = 500

/**
 * Records a failed sign-in outside any transaction, because a refused sign-in is rolled back. The
 * same statement runs for known and unknown accounts, so that the response time reveals nothing. An
 * unknown e-mail address is not stored: it may be a password typed in the wrong field.
 */
export async function recordFailedSignIn({ headers, payload }: PayloadRequest, email: string) {
  const address = headers.get('x-client-address')?.slice(0, 45) ?? null
  await payload.db.pool.query(
    `INSERT INTO audit_entries (created_at, action, target, document_id, subject, address)
    SELECT now(), 'signInFailed', 'users', account.id::text, coalesce(account.name, $3), $2::varchar
    FROM (SELECT 1) one LEFT JOIN users account ON account.email = $1
    WHERE ${failedSignInsWithinHourSql('address IS NOT DISTINCT FROM $2::varchar')} < ${MAX_RECORDED_FAILURES_PER_IP}
      AND ${failedSignInsWithinHourSql('true')} < ${MAX_RECORDED_FAILURES_PER_HOUR}`,
    [email.toLowerCase().trim(), address, auditText.unknownAccount],
  )
}

const failedSignInsWithinHourSql = (condition: string) => `(
  SELECT count(*) FROM audit_entries
  WHERE action = 'signInFailed' AND created_at > now() - interval '1 hour' AND ${condition})`
