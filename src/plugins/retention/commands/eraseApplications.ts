import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { ANONYMISED_NAME } from '@/src/domain/people/retention'
import { deleteQueuedJobs } from '@/src/plugins/retention/commands/deleteQueuedJobs'
import { idsSubquery } from '@/src/queries/idsSubquery'

const FileIdRowsSchema = z.array(z.object({ id: z.number() }))

/**
 * Deletes applications with their records of plugins, history and queued notifications.
 * The names of the files are removed at once; a job, queued in the same transaction, deletes the
 * files and the stored mails.
 * @returns the ids of the files
 */
export async function eraseApplications(req: PayloadRequest, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const db = await transactionDrizzle(req)
  const { rows } = await db.execute(sql`
    SELECT unnest(array_remove(ARRAY[cv_id, cover_letter_file_id], NULL)) AS id
    FROM job_applications WHERE id IN ${idsSubquery(ids)}`)
  const files = FileIdRowsSchema.parse(rows).map(({ id }) => id)
  await deleteQueuedJobs(db, sql`(input ->> 'applicationId')::int IN ${idsSubquery(ids)}`)
  await db.execute(sql`DELETE FROM job_applications WHERE id IN ${idsSubquery(ids)}`)
  await anonymiseOriginalFileNames(req, files)
  await req.payload.jobs.queue({ task: 'discardFiles', input: { files, applications: ids }, req })
  return files
}

async function anonymiseOriginalFileNames(req: PayloadRequest, files: number[]) {
  if (files.length === 0) return
  const db = await transactionDrizzle(req)
  await db.execute(
    sql`UPDATE candidate_files SET original_name = ${ANONYMISED_NAME} WHERE id IN ${idsSubquery(files)}`,
  )
}
