import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Whether a string value in this JSON matches; keys and formatting marks are not searched. */
export const jsonTextMatchesSql = (json: SQL, pattern: string) => sql`EXISTS (
  SELECT FROM jsonb_path_query(${json}, 'strict $.**') part
  WHERE jsonb_typeof(part) = 'string' AND part #>> '{}' ~ ${pattern})`
