import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

/** Payload's database, or a transaction on it. */
export type DatabaseOrTransaction = Pick<Payload['db']['drizzle'], 'execute'>

const RecordIdsSchema = z.array(z.number())
const PersonRecordIdsSchema = z.object({
  applications: RecordIdsSchema,
  messages: RecordIdsSchema,
  files: RecordIdsSchema,
  dispatches: RecordIdsSchema,
  names: z.array(z.string()),
  sharedNames: z.array(z.string()),
  hasAccount: z.boolean(),
})

export type PersonRecordReferences = z.infer<typeof PersonRecordIdsSchema> & {
  address: string
  reader: number | null
}

type PersonRecordsOptions = {
  /** The e-mail address in lower case. */
  address: string
  /** The account of the user who will see the result. */
  reader: number | null
}

/** Finds the ids of all records of this address, including the trash. */
export async function findPersonRecordIds(
  database: DatabaseOrTransaction,
  { address, reader }: PersonRecordsOptions,
): Promise<PersonRecordReferences> {
  const { rows } = await database.execute(sql`
    WITH applications AS (
      SELECT id, candidate_name AS name, cv_id, cover_letter_file_id FROM job_applications
      WHERE lower(candidate_email) = ${address}
    ), messages AS (
      SELECT id, name FROM contact_messages WHERE lower(email) = ${address}
    ), names AS (
      SELECT name FROM applications UNION SELECT name FROM messages
    ), others AS (
      SELECT lower(candidate_name) AS name FROM job_applications
        WHERE lower(candidate_email) <> ${address}
      UNION ALL SELECT lower(name) FROM contact_messages WHERE lower(email) <> ${address}
      UNION ALL SELECT lower(name) FROM users UNION ALL SELECT lower(name) FROM team_members
    )
    SELECT coalesce((SELECT json_agg(id ORDER BY id) FROM applications), '[]') AS applications,
      coalesce((SELECT json_agg(id ORDER BY id) FROM messages), '[]') AS messages,
      coalesce((SELECT json_agg(id) FROM (
        SELECT unnest(array_remove(ARRAY[cv_id, cover_letter_file_id], NULL)) AS id
        FROM applications) files), '[]') AS files,
      coalesce((SELECT json_agg(id) FROM payload_jobs
        WHERE lower(input ->> 'email') = ${address}
          OR (input ->> 'applicationId')::int IN (SELECT id FROM applications)
          OR (input ->> 'messageId')::int IN (SELECT id FROM messages)), '[]') AS dispatches,
      coalesce((SELECT json_agg(name ORDER BY name) FROM names), '[]') AS names,
      coalesce((SELECT json_agg(name) FROM names
        WHERE lower(name) IN (SELECT name FROM others)), '[]') AS "sharedNames",
      EXISTS (SELECT 1 FROM users WHERE lower(email) = ${address}) AS "hasAccount"`)
  return { ...PersonRecordIdsSchema.parse(rows[0]), address, reader }
}
