import { sql } from '@payloadcms/db-postgres'
import { VISIT_SOURCES } from '@/src/domain/visits/visit'

// One column for each source, and one for views without consent, which have no source.
const VIEW_COUNT_COLUMN_NAMES = [...VISIT_SOURCES, 'anonymous']

/** The counters of `visit_days`, as a column list. */
export const VIEW_COUNT_COLUMNS_SQL = sql.raw(VIEW_COUNT_COLUMN_NAMES.join(', '))
export const TOTAL_VIEWS_SQL = sql.raw(VIEW_COUNT_COLUMN_NAMES.join(' + '))
export const VIEWS_WITH_CONSENT_SQL = sql.raw(VISIT_SOURCES.join(' + '))
export const VIEW_SUMS_SQL = sql.raw(
  VIEW_COUNT_COLUMN_NAMES.map((name) => `sum(${name}) AS ${name}`).join(', '),
)

/** The columns of `VIEW_COUNT_COLUMNS_SQL` as aggregates over views with or without a `source`. */
export const VIEW_COUNTS_PER_SOURCE_SQL = sql.raw(
  [...VISIT_SOURCES.map((source) => `source = '${source}'`), 'source IS NULL']
    .map((isOne) => `count(*) FILTER (WHERE ${isOne})`)
    .join(', '),
)
export const VIEW_COLUMN_INCREMENTS_SQL = sql.raw(
  VIEW_COUNT_COLUMN_NAMES.map((name) => `${name} = kept.${name} + excluded.${name}`).join(', '),
)
