import { sql } from '@payloadcms/db-postgres'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'

// One for each source, and one for pages seen without consent, of which the source is not known.
const COLUMNS = [...VISIT_SOURCES, 'anonymous']

/** What `visit_days` counts of a path on a day, as a statement names it. */
export const VIEW_COLUMNS = sql.raw(COLUMNS.join(', '))
export const ALL_VIEWS = sql.raw(COLUMNS.join(' + '))
export const MEASURED_VIEWS = sql.raw(VISIT_SOURCES.join(' + '))
export const VIEW_SUMS = sql.raw(COLUMNS.map((name) => `sum(${name}) AS ${name}`).join(', '))

/** The same columns, counted among views that have a `source` or none. */
export const COUNTED_VIEWS = sql.raw(
  [...VISIT_SOURCES.map((source) => `source = '${source}'`), 'source IS NULL']
    .map((isOne) => `count(*) FILTER (WHERE ${isOne})`)
    .join(', '),
)
export const ADDED_VIEWS = sql.raw(
  COLUMNS.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', '),
)
