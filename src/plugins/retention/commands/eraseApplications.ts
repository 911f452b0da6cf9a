import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { ANONYMISED_FIELDS } from '@/src/domain/people/applicationData'
import { type ApplicationEnding, NO_NAME } from '@/src/domain/people/retention'
import { erasedTables } from '@/src/plugins/erasedTables'
import { deleteQueuedJobs } from '@/src/plugins/retention/commands/deleteQueuedJobs'
import { idCondition } from '@/src/queries/idsIn'
import { RECORD_TABLES } from '@/src/queries/person/applicationRecordTable'

const Files = z.array(z.object({ id: z.number() }))

/**
 * Deletes or anonymises applications with their records of plugins, history and queued notifications.
 * The names of the files are removed at once; a job, queued in the same transaction, deletes the
 * files and the stored mails.
 * @returns the ids of the files
 */
export async function eraseApplications(
  req: PayloadRequest,
  ids: number[],
  ending: ApplicationEnding,
): Promise<number[]> {
  if (ids.length === 0) return []
  const db = await transactionDrizzle(req)
  const { rows } = await db.execute(sql`
    SELECT unnest(array_remove(ARRAY[cv_id, cover_letter_file_id], NULL)) AS id
    FROM job_applications WHERE id IN ${idCondition(ids)}`)
  const files = Files.parse(rows).map(({ id }) => id)
  await deleteQueuedJobs(db, sql`(input ->> 'applicationId')::int IN ${idCondition(ids)}`)
  if (ending === 'delete') {
    await db.execute(sql`DELETE FROM job_applications WHERE id IN ${idCondition(ids)}`)
  } else {
    for (const { table, applications } of [...erasedTables, ...RECORD_TABLES.map(recordsTable)]) {
      const rows = applications.map(
        (column) => sql`${sql.identifier(column)} IN ${idCondition(ids)}`,
      )
      await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.join(rows, sql` OR `)}`)
    }
    const { job_applications: columns } = req.payload.db.tables
    if (!columns) throw new Error('There is no table of applications')
    await db.execute(sql`
      UPDATE job_applications SET ${sql.join(overwriteSql(columns), sql`, `)}, updated_at = now()
      WHERE id IN ${idCondition(ids)}`)
  }
  await forgetFileNames(req, files)
  await req.payload.jobs.queue({ task: 'discardFiles', input: { files, applications: ids }, req })
  return files
}

const recordsTable = ({ table }: { table: string }) => ({ table, applications: ['application_id'] })

type Columns = PayloadRequest['payload']['db']['tables'][string]

const overwriteSql = (table: Columns) =>
  Object.entries(ANONYMISED_FIELDS).map(
    ([field, value]) => sql`${sql.identifier(table[field].name)} = ${value}`,
  )

async function forgetFileNames(req: PayloadRequest, files: number[]) {
  if (files.length === 0) return
  const db = await transactionDrizzle(req)
  await db.execute(
    sql`UPDATE candidate_files SET original_name = ${NO_NAME} WHERE id IN ${idCondition(files)}`,
  )
}
