import { sql } from '@payloadcms/db-postgres'

/** These ids as a subquery, however many: `WHERE id IN ${idsIn(ids)}`. */
export const idsSubquery = (ids: number[]) =>
  sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`
