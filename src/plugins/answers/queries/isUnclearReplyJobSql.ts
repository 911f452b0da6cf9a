import { sql } from '@payloadcms/db-postgres'

/**
 * SQL condition: whether a row of `payload_jobs` sends a candidate reply that may have been sent
 * already.
 */
export const isUnclearReplyJobSql = sql`(task_slug = 'sendAnswer' AND EXISTS (
  SELECT FROM application_answers answer
  WHERE answer.id = (input ->> 'answerId')::int AND answer.state = 'unclear'))`
