import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Whether one of the texts in this JSON says it: neither its keys nor its marks are text. */
export const saysInJson = (json: SQL, pattern: string) => sql`EXISTS (
  SELECT FROM jsonb_path_query(${json}, 'strict $.**') part
  WHERE jsonb_typeof(part) = 'string' AND part #>> '{}' ~ ${pattern})`
