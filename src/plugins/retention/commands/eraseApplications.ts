import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { ANONYMISED_FIELD_VALUES } from '@/src/domain/people/applicationData'
import { ANONYMISED_NAME, type RetentionEndAction } from '@/src/domain/people/retention'
import { erasedTables } from '@/src/plugins/erasedTables'
import { deleteQueuedJobs } from '@/src/plugins/retention/commands/deleteQueuedJobs'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { APPLICATION_RECORD_TABLES } from '@/src/queries/person/applicationRecordTable'

const FileIdRows = z.array(z.object({ id: z.number() }))

/**
 * Deletes or anonymises applications with their records of plugins, history and queued notifications.
 * The names of the files are removed at once; a job, queued in the same transaction, deletes the
 * files and the stored mails.
 * @returns the ids of the files
 */
export async function eraseApplications(
  req: PayloadRequest,
  ids: number[],
  ending: RetentionEndAction,
): Promise<number[]> {
  if (ids.length === 0) return []
  const db = await transactionDrizzle(req)
  const { rows } = await db.execute(sql`
    SELECT unnest(array_remove(ARRAY[cv_id, cover_letter_file_id], NULL)) AS id
    FROM job_applications WHERE id IN ${idsSubquery(ids)}`)
  const files = FileIdRows.parse(rows).map(({ id }) => id)
  await deleteQueuedJobs(db, sql`(input ->> 'applicationId')::int IN ${idsSubquery(ids)}`)
  if (ending === 'delete') {
    await db.execute(sql`DELETE FROM job_applications WHERE id IN ${idsSubquery(ids)}`)
  } else {
    for (const { table, applications } of [
      ...erasedTables,
      ...APPLICATION_RECORD_TABLES.map(toErasedTable),
    ]) {
      const rows = applications.map(
        (column) => sql`${sql.identifier(column)} IN ${idsSubquery(ids)}`,
      )
      await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.join(rows, sql` OR `)}`)
    }
    const { job_applications: columns } = req.payload.db.tables
    if (!columns) throw new Error('There is no table of applications')
    await db.execute(sql`
      UPDATE job_applications SET ${sql.join(anonymiseColumnsSql(columns), sql`, `)}, updated_at = now()
      WHERE id IN ${idsSubquery(ids)}`)
  }
  await anonymiseOriginalFileNames(req, files)
  await req.payload.jobs.queue({ task: 'discardFiles', input: { files, applications: ids }, req })
  return files
}

const toErasedTable = ({ table }: { table: string }) => ({
  table,
  applications: ['application_id'],
})

type TableColumns = PayloadRequest['payload']['db']['tables'][string]

const anonymiseColumnsSql = (table: TableColumns) =>
  Object.entries(ANONYMISED_FIELD_VALUES).map(
    ([field, value]) => sql`${sql.identifier(table[field].name)} = ${value}`,
  )

async function anonymiseOriginalFileNames(req: PayloadRequest, files: number[]) {
  if (files.length === 0) return
  const db = await transactionDrizzle(req)
  await db.execute(
    sql`UPDATE candidate_files SET original_name = ${ANONYMISED_NAME} WHERE id IN ${idsSubquery(files)}`,
  )
}
