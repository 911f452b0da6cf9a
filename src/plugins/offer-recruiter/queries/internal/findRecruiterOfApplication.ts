import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { RECRUITER_SQL } from '../../rules/recruiterCondition'

const RecruiterRows = z.array(z.object({ name: z.string(), email: z.string() }))

/** The recruiter of the offer of an application, for the notification job, which has no user; or null. */
export async function findRecruiterOfApplication({ db }: Payload, application: number) {
  const { rows } = await db.drizzle.execute(sql`
    SELECT users.name, users.email FROM job_applications
    JOIN job_offers ON job_offers.id = job_applications.job_offer_id
    JOIN users ON users.id = job_offers.recruiter_id AND ${sql.raw(RECRUITER_SQL)}
    WHERE job_applications.id = ${application}`)
  return RecruiterRows.parse(rows)[0] ?? null
}
