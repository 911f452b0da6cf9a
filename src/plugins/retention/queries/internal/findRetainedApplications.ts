import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { lastContactSql } from '../applicationRetentionSql'

const RetainedApplicationRowsSchema = z.array(
  z.object({
    id: z.number(),
    status: z.enum(APPLICATION_STATUSES),
    statusChangedAt: z.coerce.date().nullable(),
    withdrawnAt: z.coerce.date().nullable(),
    keepConsentUntil: z.coerce.date().nullable(),
    keepConsentWithdrawnAt: z.coerce.date().nullable(),
    lastContactAt: z.coerce.date(),
  }),
)

/**
 * What the retention of these applications depends on; without spam, which has its own period, and
 * without applications that an earlier version anonymised.
 */
export async function findRetainedApplications(
  drizzle: Pick<Payload['db']['drizzle'], 'execute'>,
  ids: number[],
) {
  const { rows } = await drizzle.execute(sql`
    SELECT id, status, status_changed_at AS "statusChangedAt", withdrawn_at AS "withdrawnAt",
      keep_consent_until AS "keepConsentUntil",
      keep_consent_withdrawn_at AS "keepConsentWithdrawnAt",
      ${lastContactSql} AS "lastContactAt"
    FROM job_applications application
    WHERE id IN ${idsSubquery(ids)} AND ${notSpamCondition('application')}
      AND candidate_email <> ${ANONYMISED_EMAIL}`)
  return RetainedApplicationRowsSchema.parse(rows)
}
