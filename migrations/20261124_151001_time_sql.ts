import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

// The days on which visitors were seen, of which the first may be kept in part.
const SEEN = `
  SELECT DISTINCT visitor_id, (created_at AT TIME ZONE zone)::date AS day
  FROM visits JOIN visit_sessions ON visit_sessions.id = session_id,
    (SELECT coalesce((SELECT timezone::text FROM website_settings LIMIT 1), 'Europe/Paris') AS zone) site`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The visitors of any period, not only of the last 7, 30 or 90 days: on each day, how many were seen,
  // by how many days before that they had been seen last; 366: never, or no less long ago.
  await db.execute(`
    SET LOCAL statement_timeout = '10min';
    SET LOCAL work_mem = '256MB';
    CREATE TABLE visitor_gaps (
      day date NOT NULL,
      gap smallint NOT NULL,
      visitors integer NOT NULL,
      PRIMARY KEY (day, gap)
    ) WITH (fillfactor = 90);
    INSERT INTO visitor_gaps (day, gap, visitors)
    SELECT day, gap, count(*) FROM (
      SELECT day, least(366, day - lag(day) OVER (PARTITION BY visitor_id ORDER BY day)) AS gap
      FROM (${SEEN}) seen
    ) gaps GROUP BY day, gap;
    DROP TABLE visitor_window_changes`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    SET LOCAL statement_timeout = '10min';
    SET LOCAL work_mem = '256MB';
    CREATE TABLE visitor_window_changes (
      days smallint NOT NULL,
      day date NOT NULL,
      change integer NOT NULL,
      PRIMARY KEY (days, day)
    ) WITH (fillfactor = 90);
    INSERT INTO visitor_window_changes (days, day, change)
    WITH neighbours AS (
      SELECT day, lag(day) OVER visitor AS before, lead(day) OVER visitor AS after
      FROM (${SEEN}) seen WINDOW visitor AS (PARTITION BY visitor_id ORDER BY day)
    ), ranges AS (
      SELECT unnest(ARRAY[7, 30, 90]) AS days
    )
    SELECT days, day, sum(change) FROM (
      SELECT days, day, 1 AS change FROM neighbours, ranges
      WHERE before IS NULL OR day - before > days
      UNION ALL
      SELECT days, day + days, -1 FROM neighbours, ranges
      WHERE after IS NULL OR after - day > days
    ) changes GROUP BY days, day;
    DROP TABLE visitor_gaps`)
}
