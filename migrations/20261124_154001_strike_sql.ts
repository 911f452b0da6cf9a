import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // When a visitor was last seen in a session that counts.
  await db.execute(`
    SET LOCAL statement_timeout = '10min';
    ALTER TABLE visitors ADD COLUMN counted_at timestamptz;
    UPDATE visitors SET counted_at = last_at`)

  // The exclusions in force that a visit falls under, by how it began; src/domain/visits/exclusion.ts says the
  // same. Of a page seen without consent there is neither source nor referrer.
  await db.execute(`
    CREATE FUNCTION visit_host(referrer text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
      SELECT regexp_replace(
        coalesce(substring(lower(referrer) FROM '^[a-z+.-]+://([^/:?#]+)'), ''), '^www\\.', '')
    $$;
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
          WHEN 'host' THEN (
            SELECT host = struck.value OR right(host, length(struck.value) + 1) = '.' || struck.value
            FROM visit_texts, visit_host(text) host WHERE visit_texts.id = $3)
          WHEN 'path' THEN (
            SELECT page = struck.value OR starts_with(page, struck.value || '/')
              OR starts_with(page, struck.value || '#')
            FROM visit_texts, regexp_replace(text, '^/[a-z]{2}(?=[/#]|$)/?', '/') page
            WHERE visit_texts.id = $4)
          ELSE false END
    $$`)

  // In the place of the table that Payload's migration has made: the pages that were seen, as a collection.
  // What is joined may be left out where nobody asks for it, so that rows are counted without it.
  await db.execute(`
    DROP TABLE listed_page_visits;
    CREATE VIEW listed_page_visits AS
      SELECT visit.tableoid::text || visit.ctid::text AS id, visit.created_at,
        path.text AS page_path, title.text AS page_title, visit.session_id AS visit,
        session.source::text AS source, nullif(visit_host(referrer.text), '') AS host,
        session.device::text AS device_type, session.browser::text AS browser,
        session.os::text AS os, nullif(screen.text, '') AS screen_resolution,
        CASE WHEN visit.session_id IS NULL
          THEN EXISTS (SELECT FROM visit_exclusions_of(visit.created_at, NULL, NULL, visit.path_id))
          ELSE EXISTS (SELECT FROM visit_exclusions_of(session.started_at, session.source::text,
            session.referrer_id, session.entry_id)) END AS is_struck_out
      FROM visits visit
        LEFT JOIN visit_texts path ON path.id = visit.path_id
        LEFT JOIN visit_texts title ON title.id = visit.title_id
        LEFT JOIN visit_texts screen ON screen.id = visit.screen_id
        LEFT JOIN visit_sessions session ON session.id = visit.session_id
        LEFT JOIN visit_texts referrer ON referrer.id = session.referrer_id`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP VIEW listed_page_visits;
    CREATE TABLE listed_page_visits (id varchar PRIMARY KEY);
    DROP FUNCTION visit_exclusions_of, visit_host;
    ALTER TABLE visitors DROP COLUMN counted_at`)
}
