import { createHash, createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { type RateLimitedSender, rateLimitSubmission } from '@/src/commands/rateLimitSubmission'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import {
  daysAfter,
  MAX_ALERTS_PER_ADDRESS,
  MAX_CONFIRMATION_MAILS_PER_HOUR,
  searchQueryString,
  toStoredAlertSearch,
  UNCONFIRMED_ALERT_LIFETIME_DAYS,
} from '@/src/plugins/job-alerts/rules/jobAlert'
import { generateLinkKey } from './alertToken'

type RequestedAlert = { email: string; search: JobSearch }
type AlertRequestContext = { sender: RateLimitedSender; now: Date; language: SiteLanguage }

/**
 * Stores an alert and queues the mail that asks for its confirmation. The result is the same for
 * known and unknown addresses, and when an address has received enough of these mails.
 */
export async function requestAlert(
  payload: Payload,
  { email, search }: RequestedAlert,
  context: AlertRequestContext,
): Promise<SubmissionOutcome> {
  const { sender, now } = context
  const retryAfterSeconds = await rateLimitSubmission(payload, sender, now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  const address = email.toLowerCase()
  if (await hasReachedConfirmationMailLimit(payload, address, now))
    return { ok: true, warnings: [] }
  await inTransaction(payload, { user: null }, async (req) => {
    const alertId = await storeAlert(req, { email: address, search }, context)
    if (alertId === null) return
    const input = addRequestIdToJobInput({ alertId, kind: 'confirmation' as const })
    await payload.jobs.queue({ task: 'mailJobAlert', input, req })
  })
  return { ok: true, warnings: [] }
}

// Whether the address has received enough mails. The limits store its keyed hash, not the address.
async function hasReachedConfirmationMailLimit(payload: Payload, email: string, now: Date) {
  const hash = createHmac('sha256', payload.secret).update(`job alert ${email}`).digest('hex')
  const recipient = { address: hash, perHour: MAX_CONFIRMATION_MAILS_PER_HOUR }
  return (await rateLimitSubmission(payload, recipient, now)) !== null
}

const StoredAlertRowsSchema = z.array(z.object({ id: z.number() }))

/** @returns the id of the new alert or of an equal one; null when the address has too many. */
async function storeAlert(
  req: PayloadRequest,
  { email, search }: RequestedAlert,
  { now, language }: AlertRequestContext,
): Promise<number | null> {
  const { text, category, location, contract, experience, remote, pay } =
    toStoredAlertSearch(search)
  const alertKey = createHash('sha256')
    .update(`${email} ${searchQueryString(search)}`)
    .digest('hex')
  const { rows } = await (await transactionDrizzle(req)).execute(sql`
    INSERT INTO job_alerts AS alert (email, language, text, category, location, contract, experience,
      remote, pay, alert_key, link_key, expires_at)
    SELECT ${email}, ${language}::enum_job_alerts_language, ${text}, ${category}, ${location},
      ${contract}, ${experience}, ${remote}, ${pay}, ${alertKey}, ${generateLinkKey()},
      ${daysAfter(now, UNCONFIRMED_ALERT_LIFETIME_DAYS)}::timestamptz
    WHERE (SELECT count(*) FROM job_alerts WHERE email = ${email}) < ${MAX_ALERTS_PER_ADDRESS}
      OR EXISTS (SELECT 1 FROM job_alerts WHERE alert_key = ${alertKey})
    ON CONFLICT (alert_key) DO UPDATE SET expires_at = CASE
      WHEN alert.confirmed_at IS NULL THEN excluded.expires_at ELSE alert.expires_at END
    RETURNING id`)
  return StoredAlertRowsSchema.parse(rows)[0]?.id ?? null
}
