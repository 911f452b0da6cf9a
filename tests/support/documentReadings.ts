import pg from 'pg'
import { queueReading } from '@/src/server/worker/queueReading'
import { runDueJobs } from './dueJobs'
import type { TestPayload } from './testPayload'

/** Has the worker queue what is to be read, and the jobs run, until nothing is left to be read now. */
export async function readAllDocuments({ payload, databaseUrl }: TestPayload) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (;;) {
      await queueReading(client)
      const { rowCount } = await client.query(
        "SELECT FROM payload_jobs WHERE task_slug = 'readDocuments' AND has_error IS NOT TRUE",
      )
      if (rowCount === 0) return
      await runDueJobs(payload)
    }
  } finally {
    await client.end()
  }
}

/** Every table and column of the database in which this word stands, however it is written there. */
export async function placesOf({ payload }: TestPayload, word: string): Promise<string[]> {
  const { pool } = payload.db
  const { rows: tables } = await pool.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rowCount } = await pool.query(
        `SELECT FROM "${name}" kept WHERE fold_text(kept::text) LIKE '%' || fold_text($1) || '%' LIMIT 1`,
        [word],
      )
      return rowCount ? [name] : []
    }),
  )
  return found.flat()
}
