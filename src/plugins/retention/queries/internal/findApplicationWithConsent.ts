import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { KEEP_CONSENT_EVENTS } from '@/src/plugins/retention/rules/keepConsent'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const ApplicationWithConsentRowSchema = z.object({
  id: z.number(),
  email: z.string(),
  language: z.enum(SITE_LANGUAGES),
  sentAt: z.coerce.date(),
  offerTitle: z.string().nullable(),
  at: z.coerce.date().nullable(),
  until: z.coerce.date().nullable(),
  withdrawnAt: z.coerce.date().nullable(),
  isApplicationWithdrawn: z.boolean(),
  latest: z.enum(KEEP_CONSENT_EVENTS).nullable(),
})
export type ApplicationWithConsent = z.infer<typeof ApplicationWithConsentRowSchema>

/**
 * An application with its consent, for its candidate and for mails; null when it is anonymised or
 * spam.
 * @param sent the time of the application, to which a link belongs
 */
export async function findApplicationWithConsent(
  { db }: Pick<Payload, 'db'>,
  { id, sent }: { id: number; sent?: string },
  drizzle: Pick<Payload['db']['drizzle'], 'execute'> = db.drizzle,
): Promise<ApplicationWithConsent | null> {
  const { rows } = await drizzle.execute(sql`
    SELECT application.id, application.candidate_email AS email, application.language,
      application.created_at AS "sentAt", offer.title AS "offerTitle",
      application.keep_consent_at AS at, application.keep_consent_until AS until,
      application.keep_consent_withdrawn_at AS "withdrawnAt",
      application.withdrawn_at IS NOT NULL AS "isApplicationWithdrawn",
      (SELECT event FROM keep_consents consent WHERE consent.application_id = application.id
        ORDER BY created_at DESC, id DESC LIMIT 1) AS latest
    FROM job_applications application
    LEFT JOIN job_offers offer ON offer.id = application.job_offer_id
    WHERE application.id = ${id} AND application.candidate_email <> ${ANONYMISED_EMAIL}
      AND ${notSpamCondition('application')}
      AND (${sent ?? null}::timestamptz IS NULL OR application.created_at = ${sent ?? null})`)
  return rows[0] ? ApplicationWithConsentRowSchema.parse(rows[0]) : null
}
