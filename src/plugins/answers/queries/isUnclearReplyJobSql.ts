import { sql } from '@payloadcms/db-postgres'

/** Whether a row of `payload_jobs` sends an answer that may have left already. */
export const isUnclearReplyJobSql = sql`(task_slug = 'sendAnswer' AND EXISTS (
  SELECT FROM application_answers answer
  WHERE answer.id = (input ->> 'answerId')::int AND answer.state = 'unclear'))`
