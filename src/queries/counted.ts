import { sql } from '@payloadcms/db-postgres'

/** `COUNTED` as the database is asked for it, of the table `job_applications`, or of what it is called there. */
export const counted = (table = 'job_applications') => sql`NOT ${sql.identifier(table)}.is_spam`
