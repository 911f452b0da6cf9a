import type { Client } from 'pg'
import { VISIT_RETENTION_MONTHS } from '@/src/domain/visits/visit'

const VISIT_RETENTION_INTERVAL_SQL = `interval '${VISIT_RETENTION_MONTHS} months'`

/**
 * Drops the monthly partitions of visits that are past retention, with the sessions, visitors and
 * texts that only they used. The counters remain.
 */
export async function deleteOldVisits(client: Client) {
  const { rows } = await client.query(
    `SELECT oid::regclass::text AS name,
      (to_date(relname, '"visits_"YYYY_MM') + interval '1 month') AT TIME ZONE 'UTC' AS until
    FROM pg_inherits JOIN pg_class ON oid = inhrelid
    WHERE inhparent = to_regclass('visits')
      AND to_date(relname, '"visits_"YYYY_MM') < (now() - ${VISIT_RETENTION_INTERVAL_SQL}) AT TIME ZONE 'UTC'
    ORDER BY until`,
  )
  const last = rows.at(-1)
  if (!last) return
  await client.query('BEGIN')
  try {
    await client.query('SELECT lock_visits()')
    await client.query(`DROP TABLE ${rows.map(({ name }) => name).join(', ')}`)
    await client.query('DELETE FROM visit_retention')
    await client.query('INSERT INTO visit_retention (kept_since) VALUES ($1)', [last.until])
    await client.query('DELETE FROM visit_sessions WHERE last_at < $1', [last.until])
    await client.query('DELETE FROM visitors WHERE last_at < $1', [last.until])
    await client.query(DELETE_UNUSED_VISIT_TEXTS_SQL)
    await client.query('COMMIT')
  } catch (err) {
    await client.query('ROLLBACK')
    throw err
  }
}

const DELETE_UNUSED_VISIT_TEXTS_SQL = `
  DELETE FROM visit_texts WHERE id IN (
    SELECT id FROM visit_texts
    EXCEPT SELECT path_id FROM visit_days
    EXCEPT SELECT path_id FROM visits
    EXCEPT SELECT title_id FROM visits
    EXCEPT SELECT referrer_id FROM visits
    EXCEPT SELECT screen_id FROM visits
    EXCEPT SELECT unnest(ARRAY[entry_id, exit_id, referrer_id, agent_id]) FROM visit_sessions)`
