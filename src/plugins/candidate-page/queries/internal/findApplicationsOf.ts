import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { ANONYMISED_EMAIL } from '@/src/domain/people/retention'
import { MAX_LINKS_PER_MAIL } from '@/src/plugins/candidate-page/rules/candidatePage'

const LatestApplicationRowsSchema = z.array(z.object({ id: z.number() }))

/** The latest application of this e-mail address, or null. */
export async function findLatestApplicationIdOfEmail({ db }: Payload, email: string) {
  const { rows } = await db.drizzle.execute(sql`
    SELECT id FROM job_applications
    WHERE lower(candidate_email) = ${email.toLowerCase()} AND candidate_email <> ${ANONYMISED_EMAIL}
    ORDER BY id DESC LIMIT 1`)
  return LatestApplicationRowsSchema.parse(rows)[0]?.id ?? null
}

const ApplicationToMailRowsSchema = z.array(
  z.object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    language: z.enum(SITE_LANGUAGES),
    sentAt: z.coerce.date(),
    offerTitle: z.string().nullable(),
  }),
)
export type ApplicationToMail = z.infer<typeof ApplicationToMailRowsSchema>[number]

/**
 * An application, for the jobs, which have no user; none when it is anonymised.
 * @param isWholePerson all applications of its e-mail address, the latest first
 */
export async function findApplicationsToMail(
  { db }: Payload,
  id: number,
  { isWholePerson }: { isWholePerson: boolean },
): Promise<ApplicationToMail[]> {
  const isMeant = isWholePerson
    ? sql`lower(a.candidate_email) =
        (SELECT lower(candidate_email) FROM job_applications WHERE id = ${id})`
    : sql`a.id = ${id}`
  const { rows } = await db.drizzle.execute(sql`
    SELECT a.id, a.candidate_name AS name, a.candidate_email AS email, a.language,
      a.created_at AS "sentAt", offer.title AS "offerTitle"
    FROM job_applications a LEFT JOIN job_offers offer ON offer.id = a.job_offer_id
    WHERE ${isMeant} AND a.candidate_email <> ${ANONYMISED_EMAIL}
    ORDER BY a.id DESC LIMIT ${MAX_LINKS_PER_MAIL}`)
  return ApplicationToMailRowsSchema.parse(rows)
}
