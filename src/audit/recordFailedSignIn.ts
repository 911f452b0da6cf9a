import type { PayloadRequest } from 'payload'
import { auditText } from '@/src/content/admin/audit'

/** Beyond these within an hour nothing is added: whoever tries a thousand passwords buries no entry. */
const MOST_PER_ADDRESS = 20
const MOST_AT_ALL = 500

/**
 * Apart from any transaction, which a refused sign-in undoes. The same statement whether or not there
 * is such an account, so that the time it takes tells nothing; an address that is nobody's is not kept:
 * it may well be a password typed in the wrong field.
 */
export async function recordFailedSignIn({ headers, payload }: PayloadRequest, email: string) {
  const address = headers.get('x-client-address')?.slice(0, 45) ?? null
  await payload.db.pool.query(
    `INSERT INTO audit_entries (created_at, action, target, document_id, subject, address)
    SELECT now(), 'signInFailed', 'users', account.id::text, coalesce(account.name, $3), $2::varchar
    FROM (SELECT 1) one LEFT JOIN users account ON account.email = $1
    WHERE ${failuresWithinTheHour('address IS NOT DISTINCT FROM $2::varchar')} < ${MOST_PER_ADDRESS}
      AND ${failuresWithinTheHour('true')} < ${MOST_AT_ALL}`,
    [email.toLowerCase().trim(), address, auditText.unknownAccount],
  )
}

const failuresWithinTheHour = (condition: string) => `(
  SELECT count(*) FROM audit_entries
  WHERE action = 'signInFailed' AND created_at > now() - interval '1 hour' AND ${condition})`
