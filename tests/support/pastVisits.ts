import pg from 'pg'

type PastVisits = {
  /** In the time zone of the site under test. */
  day: string
  hour: number
  visits: number
}

// As the application stores them: each visit by its own visitor, with one page view from a search
// engine.
const INSERT_PAST_VISITS_SQL = `
  WITH page AS (
    INSERT INTO visit_texts (text) VALUES ('/nos-offres')
    ON CONFLICT (text) DO UPDATE SET text = excluded.text RETURNING id
  ), asked AS (
    SELECT page.id AS page, $1::date AS day,
      ($1::date + make_interval(hours => $2, mins => 10)) AT TIME ZONE 'Europe/Paris' AS at
    FROM page
  ), made AS (
    SELECT asked.*, gen_random_uuid()::text AS key FROM asked, generate_series(1, $3::integer)
  ), visitor AS (
    INSERT INTO visitors (key, last_at) SELECT key, at FROM made RETURNING id, key, last_at
  ), session AS (
    INSERT INTO visit_sessions (visitor_id, started_at, last_at, views, entry_id, exit_id,
      referrer_id, agent_id, device, browser, os, source, part, key)
    SELECT id, last_at, last_at, 1, page, page, page, page, 'desktop', 'firefox', 'linux', 'organic',
      1, visitor.key FROM visitor JOIN made ON made.key = visitor.key RETURNING id, started_at, entry_id
  ), seen AS (
    INSERT INTO visits (created_at, session_id, path_id) SELECT started_at, id, entry_id FROM session
  ), pages AS (
    INSERT INTO visit_days AS kept (day, path_id, organic, social, email, referral, direct, anonymous)
    SELECT day, page, $3, 0, 0, 0, 0, 0 FROM asked
    ON CONFLICT (day, path_id) DO UPDATE SET organic = kept.organic + excluded.organic
  ), views AS (
    INSERT INTO view_days AS kept (day, views, anonymous) SELECT day, $3, 0 FROM asked
    ON CONFLICT (day) DO UPDATE SET views = kept.views + excluded.views
  ), sessions AS (
    INSERT INTO session_days AS kept (day, device, source, sessions, bounces, duration_ms)
    SELECT day, 'desktop', 'organic', $3, $3, 0 FROM asked
    ON CONFLICT (day, device, source) DO UPDATE
      SET sessions = kept.sessions + excluded.sessions, bounces = kept.bounces + excluded.bounces
  )
  INSERT INTO visitor_gaps AS kept (day, gap, visitors) SELECT day, 366, $3 FROM asked
  ON CONFLICT (day, gap) DO UPDATE SET visitors = kept.visitors + excluded.visitors`

/** Writes visits of past days, which no browser can make any more. */
export async function writePastVisits(past: PastVisits[]) {
  const client = new pg.Client(process.env.DATABASE_UNDER_TEST)
  await client.connect()
  try {
    for (const { day, hour, visits } of past) {
      await client.query('BEGIN')
      await client.query('SELECT lock_visits(), make_visit_month($1::date)', [day])
      await client.query(INSERT_PAST_VISITS_SQL, [day, hour, visits])
      await client.query('COMMIT')
    }
  } finally {
    await client.end()
  }
}
