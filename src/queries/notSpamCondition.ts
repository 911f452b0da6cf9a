import { sql } from '@payloadcms/db-postgres'

/** Builds `WITHOUT_SPAM_CONDITION` as SQL, for the table `job_applications` or its alias. */
export const notSpamCondition = (table = 'job_applications') =>
  sql`NOT ${sql.identifier(table)}.is_spam`
