import pg from 'pg'
import { queueTextExtraction } from '@/src/plugins/document-reading/server/worker/queueTextExtraction'
import { runDueJobs } from '@/tests/support/dueJobs'
import type { TestPayload } from '@/tests/support/testPayload'

/** Runs the worker and its jobs until no document is left to be read now. */
export async function readAllDocuments({ payload, databaseUrl }: TestPayload) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    for (;;) {
      await queueTextExtraction(client)
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

/** The tables with a row that contains one of these words in any case, as "word in table". */
export async function findWordPlaces({ payload }: TestPayload, words: string[]): Promise<string[]> {
  const { pool } = payload.db
  const { rows: tables } = await pool.query(`
    SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r'
      AND relnamespace = 'public'::regnamespace AND pg_relation_size(oid) > 0 ORDER BY 1`)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query(
        `SELECT sought.word FROM unnest($1::text[]) sought(word) WHERE EXISTS (SELECT FROM ${name} stored
          WHERE fold_text(stored::text) LIKE '%' || fold_text(sought.word) || '%')`,
        [words],
      )
      return rows.map(({ word }) => `${word} in ${name}`)
    }),
  )
  return found.flat()
}

/** The tables that contain this word. */
export const findPlacesOfWord = async (site: TestPayload, word: string) =>
  (await findWordPlaces(site, [word])).map((place) => place.replace(`${word} in `, ''))
