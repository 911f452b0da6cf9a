import pg from 'pg'
import { insertManyApplications } from './manyApplications'

const WORDS_PER_DOCUMENT = 400
const VOCABULARY_SIZE = 30_000
const BATCH_SIZE = 10_000

/**
 * Gives this many applications a CV with its text: words with natural frequencies, few of them
 * common and most rare, and among them the searched words.
 */
export async function insertManyDocuments(databaseUrl: string, count: number) {
  await insertManyApplications(databaseUrl, count)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(`
    INSERT INTO candidate_files (original_name, check_state, filename, mime_type)
      SELECT 'cv.pdf', 'clean', 'cv-' || n || '.pdf', 'application/pdf' FROM generate_series(1, ${count}) n;
    WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM job_applications),
      files AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM candidate_files)
    UPDATE job_applications application SET cv_id = files.id
      FROM numbered JOIN files USING (n) WHERE numbered.id = application.id;
    DROP INDEX application_words_found_by_idx;
    CREATE TEMP TABLE written (id int, cv_id int, forms text[])`)
  for (let from = 0; from < count; from += BATCH_SIZE) {
    await client.query(`
      INSERT INTO written
      SELECT id, cv_id, ARRAY(
          SELECT 'mot' || floor(exp(random() * ln(${VOCABULARY_SIZE})))::int || 'x'
          FROM generate_series(1, ${WORDS_PER_DOCUMENT} + 0 * n))
        || CASE WHEN n % 3 = 0 THEN '{java}' ELSE '{}'::text[] END
        || CASE WHEN n % 5 = 0 THEN '{a,lyon}' ELSE '{}'::text[] END
        || CASE WHEN n % 50 = 0 THEN '{kafka}' ELSE '{}'::text[] END
        || CASE WHEN n % 10000 = 0 THEN '{xylographe}' ELSE '{}'::text[] END
        || CASE WHEN n % 20 = 0 THEN '{chef,de,projet}' ELSE '{}'::text[] END
        || CASE WHEN n % 4 = 1 THEN '{chef,d,equipe,de,ce,projet}' ELSE '{gestion,de}'::text[] END
      FROM (SELECT id, cv_id, row_number() OVER (ORDER BY id) AS n FROM job_applications) numbered
      WHERE n > ${from} AND n <= ${from + BATCH_SIZE};
      INSERT INTO document_texts SELECT cv_id, 'read', array_to_string(forms, ' ') FROM written;
      UPDATE application_words SET words = words_found(forms,
          ARRAY(SELECT generate_series(1, cardinality(forms))))
        FROM written WHERE id = application_id;
      TRUNCATE written`)
  }
  await client.query(
    'CREATE INDEX application_words_found_by_idx ON application_words USING gin (found_by(words)) WITH (fastupdate = off)',
  )
  await client.query('ALTER INDEX application_words_found_by_idx ALTER COLUMN 1 SET STATISTICS 0')
  await client.query('VACUUM ANALYZE')
  await client.end()
}
