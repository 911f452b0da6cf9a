import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { MIN_HOURS_BETWEEN_MAILS } from '@/src/plugins/job-alerts/rules/jobAlert'

/**
 * The time for which an offer may be stored before other connections see it: the next comparison
 * begins this much earlier, and offers already mailed are left out.
 */
const COMPARISON_OVERLAP_MS = 2 * 60 * 1000

const computeNextComparisonStart = (now: Date) =>
  new Date(now.getTime() - COMPARISON_OVERLAP_MS).toISOString()

/** Stores that the offers of this moment have been compared with the search. */
export async function recordAlertCheck(payload: Payload, id: number, now: Date): Promise<void> {
  await payload.db.drizzle.execute(sql`
    UPDATE job_alerts SET checked_at = ${computeNextComparisonStart(now)}::timestamptz WHERE id = ${id}`)
}

/**
 * Records that these offers are mailed, before the mail is sent. One statement does so, so that
 * only one of two processes sends the mail. @throws when the alert was deleted meanwhile or has
 * sent a mail: then nothing may be sent
 */
export async function recordOffersBeforeMailing(
  payload: Payload,
  { id, offers, now }: { id: number; offers: number[]; now: Date },
): Promise<void> {
  const { rowCount } = await payload.db.drizzle.execute(sql`
    UPDATE job_alerts SET last_mailed_at = ${now.toISOString()}::timestamptz,
      mailed_offers = coalesce(mailed_offers, '[]') || ${JSON.stringify(offers)}::jsonb,
      checked_at = ${computeNextComparisonStart(now)}::timestamptz
    WHERE id = ${id} AND confirmed_at IS NOT NULL AND (last_mailed_at IS NULL
      OR last_mailed_at <= ${now.toISOString()}::timestamptz - ${MIN_HOURS_BETWEEN_MAILS} * interval '1 hour')`)
  if (rowCount !== 1) throw new Error('The job alert changed while its mail was prepared')
}
