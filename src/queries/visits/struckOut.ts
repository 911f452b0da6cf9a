import { sql } from '@payloadcms/db-postgres'

// Asked once a statement: as a rule nothing is struck out, and no row need be looked at.
const IS_ANYTHING = sql`EXISTS (SELECT FROM visit_exclusions WHERE is_in_force)`

/** Whether a row of `visit_sessions`, by its name in the statement, counts nowhere. */
export const isSessionStruckOut = (session: string) => {
  const column = (name: string) => sql`${sql.identifier(session)}.${sql.identifier(name)}`
  return sql`(${IS_ANYTHING} AND EXISTS (SELECT FROM visit_exclusions_of(${column('started_at')},
    ${column('source')}::text, ${column('referrer_id')}, ${column('entry_id')})))`
}

/** The same of a row of `visits` without a session: a page seen without consent. */
export const isAnonymousViewStruckOut = (view: string) => {
  const column = (name: string) => sql`${sql.identifier(view)}.${sql.identifier(name)}`
  return sql`(${IS_ANYTHING} AND EXISTS (SELECT FROM visit_exclusions_of(${column('created_at')},
    NULL, NULL, ${column('path_id')})))`
}
