import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import {
  type ApplicationRetention,
  computeApplicationRetention,
} from '@/src/plugins/retention/rules/applicationRetention'
import type { RetentionRules } from '@/src/plugins/retention/rules/retentionPeriods'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { lastContactSql } from './applicationRetentionSql'
import { readRetentionRules } from './internal/readRetentionRules'

const RetainedApplicationRow = z
  .object({
    status: z.enum(APPLICATION_STATUSES),
    statusChangedAt: z.coerce.date().nullable(),
    withdrawnAt: z.coerce.date().nullable(),
    keepConsentUntil: z.coerce.date().nullable(),
    keepConsentWithdrawnAt: z.coerce.date().nullable(),
    lastContactAt: z.coerce.date(),
  })
  .optional()

/**
 * Until when an application is stored, and the rules that say so; null for spam, which has its own
 * period, and for anonymised applications.
 */
export async function findApplicationRetention(
  payload: Payload,
  application: number,
): Promise<(ApplicationRetention & { rules: RetentionRules }) | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT status, status_changed_at AS "statusChangedAt", withdrawn_at AS "withdrawnAt",
      keep_consent_until AS "keepConsentUntil",
      keep_consent_withdrawn_at AS "keepConsentWithdrawnAt",
      ${lastContactSql} AS "lastContactAt"
    FROM job_applications application
    WHERE id = ${application} AND ${notSpamCondition('application')}
      AND candidate_email <> ${ANONYMISED_EMAIL}`)
  const found = RetainedApplicationRow.parse(rows[0])
  if (!found) return null
  const rules = await readRetentionRules(payload)
  return { ...computeApplicationRetention(found, rules), rules }
}
