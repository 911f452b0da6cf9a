import { sql } from '@payloadcms/db-postgres'

/** Returns any number of ids as a subquery: `WHERE id IN ${idsSubquery(ids)}`. */
export const idsSubquery = (ids: number[]) =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`
