import type pg from 'pg'

// Pictures have one file for each of their widths.
const NAMES = `
  SELECT collection || '/' || value AS name FROM (
    SELECT 'candidate-files' AS collection, to_jsonb(row) AS fields FROM candidate_files row
    UNION ALL SELECT 'media', to_jsonb(row) FROM media row
  ) rows, jsonb_each_text(fields)
  WHERE key ~ '(^|_)filename$' AND value <> ''`

/** The names of all files that the rows of the site speak of. */
export async function storedNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`${NAMES} ORDER BY name`)
  return rows.map(({ name }) => name)
}
