import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { ALERT_LIFETIME_DAYS, daysAfter } from '@/src/plugins/job-alerts/rules/jobAlert'

/** Confirms an alert, or renews it for another year. The signed link authorizes the request. */
export async function confirmAlert(payload: Payload, linkKey: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await payload.db.drizzle.execute(sql`
    UPDATE job_alerts SET confirmed_at = coalesce(confirmed_at, ${at}::timestamptz),
      expires_at = ${daysAfter(now, ALERT_LIFETIME_DAYS)}::timestamptz, renewal_mailed_at = NULL,
      updated_at = ${at}::timestamptz
    WHERE link_key = ${linkKey} AND expires_at > ${at}::timestamptz`)
}

/** Deletes an alert; repeated calls do nothing. The signed link authorizes the request. */
export async function stopAlert(payload: Payload, linkKey: string): Promise<void> {
  await payload.db.drizzle.execute(sql`DELETE FROM job_alerts WHERE link_key = ${linkKey}`)
}
