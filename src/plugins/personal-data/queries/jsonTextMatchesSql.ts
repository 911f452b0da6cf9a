import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** Builds an SQL test: whether a string in this JSON matches, without its keys and marks. */
export const jsonTextMatchesSql = (json: SQL, pattern: string) => sql`EXISTS (
  SELECT FROM jsonb_path_query(${json}, 'strict $.**') part
  WHERE jsonb_typeof(part) = 'string' AND part #>> '{}' ~ ${pattern})`
