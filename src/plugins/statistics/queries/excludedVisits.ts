import { sql } from '@payloadcms/db-postgres'

// SQL that runs once per statement: usually there is no exclusion and no row to check.
const HAS_EXCLUSION_SQL = sql`EXISTS (SELECT FROM visit_exclusions WHERE is_in_force)`

/** SQL condition: a row of `visit_sessions`, by its alias, is excluded. */
export const isSessionExcludedSql = (session: string) => {
  const column = (name: string) => sql`${sql.identifier(session)}.${sql.identifier(name)}`
  return sql`(${HAS_EXCLUSION_SQL} AND EXISTS (SELECT FROM visit_exclusions_of(${column('started_at')},
    ${column('source')}::text, ${column('referrer_id')}, ${column('entry_id')})))`
}

/** SQL condition: a row of `visits` without a session (a view without consent) is excluded. */
export const isAnonymousViewExcludedSql = (view: string) => {
  const column = (name: string) => sql`${sql.identifier(view)}.${sql.identifier(name)}`
  return sql`(${HAS_EXCLUSION_SQL} AND EXISTS (SELECT FROM visit_exclusions_of(${column('created_at')},
    NULL, NULL, ${column('path_id')})))`
}
