import { isRepeatedSql, type RestoreDuty } from '@/src/server/restoreDuty'

const table = 'job_alerts'

/**
 * What a restore does for job alerts: stopped alerts are deleted again, and the offers that were
 * online at the time of the backup are not mailed, because they may have been mailed since.
 */
export const jobAlertRestoreDuty: RestoreDuty = {
  statements: [
    {
      table,
      sql: `UPDATE job_alerts SET mailed_offers = coalesce(mailed_offers, '[]') || (
        SELECT coalesce(jsonb_agg(id), '[]') FROM job_offers
        WHERE first_online_at > job_alerts.confirmed_at AND first_online_at <= now()
          AND NOT coalesce(mailed_offers, '[]') @> to_jsonb(job_offers.id))`,
    },
  ],
  repeatedActions: {
    'job-alert-deleted': [
      { table, sql: `DELETE FROM job_alerts USING repeated WHERE ${isRepeatedSql(table)}` },
    ],
  },
}
