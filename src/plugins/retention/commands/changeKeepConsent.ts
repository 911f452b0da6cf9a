import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import {
  type KeepConsentEvent,
  type KeepConsentOffer,
  type KeepConsentOrigin,
  keepConsentEndDate,
} from '@/src/plugins/retention/rules/keepConsent'

type ChangeKeepConsentOptions = { application: number; origin: KeepConsentOrigin; now: Date }

/** Stores a consent with the exact text to which the candidate agreed. */
export function storeGivenKeepConsent(
  req: PayloadRequest,
  { text, months, ...change }: ChangeKeepConsentOptions & KeepConsentOffer,
) {
  const until = keepConsentEndDate(change.now, months).toISOString()
  return storeKeepConsentEvent(
    req,
    { ...change, event: 'given', text, until },
    sql`keep_consent_at = ${change.now.toISOString()}, keep_consent_until = ${until},
      keep_consent_withdrawn_at = NULL`,
  )
}

/** Withdraws a consent. @returns false when there is none to withdraw */
export function withdrawKeepConsent(req: PayloadRequest, change: ChangeKeepConsentOptions) {
  return storeKeepConsentEvent(
    req,
    { ...change, event: 'withdrawn' },
    sql`keep_consent_withdrawn_at = ${change.now.toISOString()}`,
    sql`keep_consent_at IS NOT NULL AND keep_consent_withdrawn_at IS NULL`,
  )
}

/** Records a request for a consent, or that the candidate declined it. */
export const recordConsentRequestOrRefusal = (
  req: PayloadRequest,
  { event, ...change }: ChangeKeepConsentOptions & { event: 'requested' | 'declined' },
) => storeKeepConsentEvent(req, { ...change, event }, sql`keep_consent_at = keep_consent_at`)

type KeepConsentEventOptions = ChangeKeepConsentOptions & {
  event: KeepConsentEvent
  text?: string
  until?: string
}

// One statement, so that the columns of the application and the history agree. The time of the
// application does not change: staff who have its page open are in no conflict with the candidate.
async function storeKeepConsentEvent(
  req: PayloadRequest,
  { application, event, now, origin, text, until }: KeepConsentEventOptions,
  columns: SQL,
  condition: SQL = sql`true`,
): Promise<boolean> {
  const at = now.toISOString()
  const { rows } = await (await transactionDrizzle(req)).execute(sql`
    WITH changed AS (
      UPDATE job_applications SET ${columns} WHERE id = ${application} AND ${condition} RETURNING id
    )
    INSERT INTO keep_consents (application_id, event, origin, text, until, by_name, created_at, updated_at)
    SELECT id, ${event}::enum_keep_consents_event, ${origin}::enum_keep_consents_origin,
      ${text ?? null}, ${until ?? null}::timestamptz, ${req.user?.name ?? null}, ${at}, ${at}
    FROM changed RETURNING id`)
  return rows.length > 0
}
