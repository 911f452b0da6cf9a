import { sql } from '@payloadcms/db-postgres'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'

// One column for each source, and one for views without consent, which have no source.
const SOURCE_COLUMNS = [...VISIT_SOURCES, 'anonymous']

/** The counters of `visit_days`, as a column list. */
export const VIEW_COLUMNS = sql.raw(SOURCE_COLUMNS.join(', '))
export const ALL_VIEWS_SQL = sql.raw(SOURCE_COLUMNS.join(' + '))
export const VIEWS_WITH_CONSENT_SQL = sql.raw(VISIT_SOURCES.join(' + '))
export const VIEW_SUMS_SQL = sql.raw(
  SOURCE_COLUMNS.map((name) => `sum(${name}) AS ${name}`).join(', '),
)

/** The columns of `VIEW_COLUMNS` as aggregates over views with or without a `source`. */
export const VIEW_COUNTS_PER_SOURCE_SQL = sql.raw(
  [...VISIT_SOURCES.map((source) => `source = '${source}'`), 'source IS NULL']
    .map((isOne) => `count(*) FILTER (WHERE ${isOne})`)
    .join(', '),
)
export const VIEW_COLUMN_INCREMENTS_SQL = sql.raw(
  SOURCE_COLUMNS.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', '),
)
