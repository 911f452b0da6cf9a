import { sql } from '@payloadcms/db-postgres'
import type { CounterChanges } from '@/src/domain/visits/computeVisitChanges'
import type { Drizzle } from '@/src/queries/visits/drizzle'
import {
  VIEW_COLUMN_INCREMENTS_SQL,
  VIEW_COUNT_COLUMNS_SQL,
  VIEW_COUNTS_PER_SOURCE_SQL,
} from '@/src/queries/visits/viewColumns'
import type { TextIdLookup } from './storeVisitTexts'
import { unnestRowsSql } from './unnestRowsSql'

/** Adds the changes of a batch to the counters. */
export async function addToVisitCounters(
  transaction: Drizzle,
  changes: CounterChanges,
  textIds: TextIdLookup,
) {
  await addViewCounts(transaction, changes.views, textIds)
  await addSessionCounts(transaction, changes.sessions)
  await addVisitorCounts(transaction, changes.visitors)
}

const PAGE_VIEW_COLUMN_TYPES = { day: 'date', path: 'integer', source: 'visit_source' }

async function addViewCounts(
  transaction: Drizzle,
  views: CounterChanges['views'],
  textIds: TextIdLookup,
) {
  const rows = views.map(({ day, path, source }) => ({ day, path: textIds(path), source }))
  await transaction.execute(sql`
    INSERT INTO visit_days AS kept (day, path_id, ${VIEW_COUNT_COLUMNS_SQL})
    SELECT day, path, ${VIEW_COUNTS_PER_SOURCE_SQL}
    FROM ${unnestRowsSql(rows, PAGE_VIEW_COLUMN_TYPES)}
    GROUP BY day, path
    ON CONFLICT (day, path_id) DO UPDATE SET ${VIEW_COLUMN_INCREMENTS_SQL}`)
  await transaction.execute(sql`
    INSERT INTO view_days AS kept (day, views, anonymous)
    SELECT day, count(*), count(*) FILTER (WHERE source IS NULL)
    FROM ${unnestRowsSql(rows, PAGE_VIEW_COLUMN_TYPES)}
    GROUP BY day
    ON CONFLICT (day) DO UPDATE SET
      views = kept.views + excluded.views, anonymous = kept.anonymous + excluded.anonymous`)
}

async function addSessionCounts(transaction: Drizzle, sessions: CounterChanges['sessions']) {
  await transaction.execute(sql`
    INSERT INTO session_days AS kept (day, device, source, sessions, bounces, duration_ms)
    SELECT day, device, source, sum(sessions), sum(bounces), sum("durationMs")
    FROM ${unnestRowsSql(sessions, {
      day: 'date',
      device: 'visit_device',
      source: 'visit_source',
      sessions: 'integer',
      bounces: 'integer',
      durationMs: 'bigint',
    })}
    GROUP BY day, device, source
    ON CONFLICT (day, device, source) DO UPDATE SET
      sessions = kept.sessions + excluded.sessions, bounces = kept.bounces + excluded.bounces,
      duration_ms = kept.duration_ms + excluded.duration_ms`)
}

async function addVisitorCounts(transaction: Drizzle, visitors: CounterChanges['visitors']) {
  await transaction.execute(sql`
    INSERT INTO visitor_gaps AS kept (day, gap, visitors)
    SELECT day, gap, count(*)
    FROM ${unnestRowsSql(visitors, { day: 'date', gap: 'smallint' })}
    GROUP BY day, gap
    ON CONFLICT (day, gap) DO UPDATE SET visitors = kept.visitors + excluded.visitors`)
}
