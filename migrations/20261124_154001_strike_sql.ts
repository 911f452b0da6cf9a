import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // When a visitor was last seen in a session that counts.
  await db.execute(`
    SET LOCAL statement_timeout = '10min';
    ALTER TABLE visitors ADD COLUMN counted_at timestamptz;
    UPDATE visitors SET counted_at = last_at`)

  // The exclusions in force that a visit falls under, by how it began; src/domain/visits/exclusion.ts says the
  // same. Of a page seen without consent there is neither source nor referrer. Which texts are meant is asked
  // once for a statement, not for every visit.
  await db.execute(`
    CREATE FUNCTION visit_host(referrer text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT regexp_replace(
        coalesce(substring(lower(referrer) FROM '^[a-z+.-]+://([^/:?#]+)'), ''), '^www\\.', '')
    $$;
    CREATE VIEW struck_out_texts AS
      SELECT struck.id, struck.kind::text AS kind, visit_texts.id AS text_id
      FROM visit_exclusions struck CROSS JOIN visit_texts
        CROSS JOIN LATERAL (
          SELECT regexp_replace(text, '^/[a-z]{2}(?=[/#]|$)/?', '/') AS page
        ) read
      WHERE struck.is_in_force AND CASE struck.kind::text
        WHEN 'host' THEN strpos(lower(text), struck.value) > 0
          AND right('.' || visit_host(text), length(struck.value) + 1) = '.' || struck.value
        WHEN 'path' THEN starts_with(text, '/') AND (page = struck.value
          OR starts_with(page, struck.value || '/') OR starts_with(page, struck.value || '#'))
        ELSE false END;
    CREATE FUNCTION visit_exclusions_of(
      started_at timestamptz, source text, referrer_id integer, entry_id integer
    ) RETURNS SETOF integer LANGUAGE sql STABLE AS $$
      SELECT struck.id FROM visit_exclusions struck
      WHERE struck.is_in_force
        AND (struck.since IS NULL OR $1 >= struck.since)
        AND (struck.until IS NULL OR $1 < struck.until)
        AND CASE struck.kind::text
          WHEN 'period' THEN true
          WHEN 'source' THEN $2 = struck.source::text
          WHEN 'host' THEN (struck.id, $3) IN (
            SELECT id, text_id FROM struck_out_texts WHERE kind = 'host')
          WHEN 'path' THEN (struck.id, $4) IN (
            SELECT id, text_id FROM struck_out_texts WHERE kind = 'path')
          ELSE false END
    $$`)

  // In the place of the table that Payload's migration has made: the pages that were seen, as a collection.
  // What is looked up is looked up for the rows that are shown, not for those that are counted or sorted.
  await db.execute(`
    DROP TABLE listed_page_visits;
    CREATE VIEW listed_page_visits AS
      SELECT visit.tableoid::text || visit.ctid::text AS id, visit.created_at,
        (SELECT text FROM visit_texts WHERE id = visit.path_id) AS page_path,
        (SELECT text FROM visit_texts WHERE id = visit.title_id) AS page_title,
        visit.session_id AS visit,
        (SELECT source::text FROM visit_sessions WHERE id = visit.session_id) AS source,
        (SELECT nullif(visit_host(text), '') FROM visit_sessions session
          JOIN visit_texts ON visit_texts.id = session.referrer_id
          WHERE session.id = visit.session_id) AS host,
        (SELECT device::text FROM visit_sessions WHERE id = visit.session_id) AS device_type,
        (SELECT browser::text FROM visit_sessions WHERE id = visit.session_id) AS browser,
        (SELECT os::text FROM visit_sessions WHERE id = visit.session_id) AS os,
        (SELECT nullif(text, '') FROM visit_texts WHERE id = visit.screen_id) AS screen_resolution,
        CASE WHEN visit.session_id IS NULL
          THEN EXISTS (SELECT FROM visit_exclusions_of(visit.created_at, NULL, NULL, visit.path_id))
          ELSE (SELECT EXISTS (SELECT FROM visit_exclusions_of(session.started_at,
              session.source::text, session.referrer_id, session.entry_id))
            FROM visit_sessions session WHERE session.id = visit.session_id) END AS is_struck_out
      FROM visits visit`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP VIEW listed_page_visits;
    CREATE TABLE listed_page_visits (id varchar PRIMARY KEY);
    DROP FUNCTION visit_exclusions_of;
    DROP VIEW struck_out_texts;
    DROP FUNCTION visit_host;
    ALTER TABLE visitors DROP COLUMN counted_at`)
}
