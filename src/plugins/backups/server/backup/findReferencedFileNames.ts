import type pg from 'pg'

// The query reads all file name columns: an image has one per image size.
const REFERENCED_FILE_NAMES_QUERY = `
  SELECT collection || '/' || value AS name FROM (
    SELECT 'candidate-files' AS collection, to_jsonb(row) AS fields FROM candidate_files row
    UNION ALL SELECT 'media', to_jsonb(row) FROM media row
  ) rows, jsonb_each_text(fields)
  WHERE key ~ '(^|_)filename$' AND value <> ''`

/** Finds the names of all uploaded files that rows reference. */
export async function findReferencedFileNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `${REFERENCED_FILE_NAMES_QUERY} ORDER BY name`,
  )
  return rows.map(({ name }) => name)
}
