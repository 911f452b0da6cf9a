import type { Client } from 'pg'

const PAGE_COUNT = 150
/** Each offer has two of the pages, its own and its form. */
export const OFFER_COUNT = 40
const AGENT_COUNT = 2_000
const REFERRER_COUNT = 4_000
const SCREEN_RESOLUTION_COUNT = 40
const ORIGIN_COUNT = 2_000

const INSERT_TEXTS_SQL = `
  INSERT INTO visit_texts (id, text) OVERRIDING SYSTEM VALUE
  SELECT 0, '' UNION ALL
  SELECT n, CASE WHEN n > 2 * ${OFFER_COUNT} THEN '/section/page-' || n
      WHEN n % 2 = 0 THEN '/nos-offres/offre-' || n / 2 ELSE '/postuler/offre-' || n / 2 + 1 END
    FROM generate_series(1, ${PAGE_COUNT}) n UNION ALL
  SELECT 1000 + n, 'Page ' || n || ' | Exemplia, conseil en transformation numérique'
    FROM generate_series(1, ${PAGE_COUNT}) n UNION ALL
  SELECT 2000 + n, n || 'x' || n * 2 FROM generate_series(1, ${SCREEN_RESOLUTION_COUNT}) n UNION ALL
  SELECT 10000 + n, 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
    || ' Chrome/' || n || '.0.0.0 Safari/537.36' FROM generate_series(1, ${AGENT_COUNT}) n UNION ALL
  SELECT 20000 + n, 'https://site-' || n || '.example/articles/' || md5(n::text)
    FROM generate_series(1, ${REFERRER_COUNT}) n`

const INSERT_ORIGINS_SQL = `
  INSERT INTO visit_origins (id, source, site, utm_source, utm_medium, utm_campaign, utm_content)
    OVERRIDING SYSTEM VALUE
  SELECT 100 + n, (enum_range(NULL::visit_source))[1 + n % 5], 'site-' || n % 400 || '.example',
    'lettre', 'email', 'campagne-' || n % 300, 'lien-' || n
  FROM generate_series(1, ${ORIGIN_COUNT}) n`

const INSERT_SESSIONS_SQL = `
  INSERT INTO visit_sessions (id, visitor_id, started_at, last_at, views, entry_id, exit_id,
    referrer_id, agent_id, device, browser, os, source, part, key, origin_id) OVERRIDING SYSTEM VALUE
  SELECT n, visitor, started, started + (views - 1) * pause, views,
    1 + floor(random() ^ 2 * ${PAGE_COUNT}), 1 + floor(random() ^ 2 * ${PAGE_COUNT}),
    CASE WHEN random() < 0.5 THEN 0 ELSE 20001 + floor(random() * ${REFERRER_COUNT}) END,
    10001 + floor(random() ^ 3 * ${AGENT_COUNT}),
    (enum_range(NULL::visit_device))[1 + floor(random() ^ 2 * 3)],
    (enum_range(NULL::visit_browser))[1 + floor(random() ^ 2 * 6)],
    (enum_range(NULL::visit_system))[1 + floor(random() ^ 2 * 6)],
    (enum_range(NULL::visit_source))[1 + floor(random() * 5)], 1,
    'session_' || floor(extract(epoch FROM started) * 1000) || '_' || left(md5(n::text), 9),
    101 + floor(random() ^ 3 * ${ORIGIN_COUNT})
  FROM (SELECT n,
      CASE WHEN random() < 0.5 THEN n
        ELSE greatest(1, n - floor(random() ^ 3 * 300000)) END AS visitor,
      date_trunc('milliseconds', now() - (total - n + 1) / total::float8 * interval '730 days') AS started,
      1 + least(30, floor(-ln(1 - random()) * 2.54))::integer AS views,
      floor(5000 + random() * 170000) * interval '1 millisecond' AS pause
    FROM (SELECT $1::integer AS total) sessions, generate_series(1, total) n) begun`

const INSERT_VISITORS_SQL = `
  INSERT INTO visitors (id, key, last_at, counted_at, session_id) OVERRIDING SYSTEM VALUE
  SELECT visitor_id, 'visitor_' || floor(extract(epoch FROM min(started_at)) * 1000) || '_'
    || left(md5(visitor_id::text), 9), max(last_at), max(last_at), (array_agg(id ORDER BY last_at DESC))[1]
  FROM visit_sessions GROUP BY visitor_id`

const INSERT_PAGE_VIEWS_SQL = `
  INSERT INTO visits (created_at, session_id, path_id, title_id, referrer_id, screen_id)
  SELECT at, id, path, 1000 + path,
    CASE rank WHEN 0 THEN referrer_id ELSE 1 + floor(random() ^ 2 * ${PAGE_COUNT}) END,
    2001 + id % ${SCREEN_RESOLUTION_COUNT}
  FROM (SELECT id, referrer_id, rank,
      started_at + rank * (last_at - started_at) / greatest(1, views - 1) AS at,
      (1 + floor(random() ^ 2 * ${PAGE_COUNT}))::integer AS path
    FROM visit_sessions, generate_series(0, views - 1) rank) seen`

/** Inserts three visits per session over the last two years, as recordVisits does. */
export async function insertManyVisits(client: Client, count: number) {
  await client.query(INSERT_TEXTS_SQL)
  await client.query(INSERT_ORIGINS_SQL)
  await client.query(INSERT_SESSIONS_SQL, [Math.round(count / 3)])
  await client.query(INSERT_VISITORS_SQL)
  await client.query(`SELECT make_visit_month(now() - months * interval '1 month')
    FROM generate_series(0, 25) months`)
  await client.query(INSERT_PAGE_VIEWS_SQL)
  for (const table of ['visit_texts', 'visit_origins', 'visit_sessions', 'visitors']) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`,
    )
  }
  await client.query('VACUUM ANALYZE')
}
