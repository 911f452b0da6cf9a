import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`DROP TABLE visitors_by_last_day, visitors, visit_days`)

  // Every page that was seen, in little room: what repeats stands once in a dictionary, what a session
  // has in common once in the session. Written under lock_visits() only, hence no foreign keys.
  await db.execute(`
    CREATE TYPE visit_device AS ENUM ('desktop', 'mobile', 'tablet');
    CREATE TYPE visit_browser AS ENUM ('chrome', 'firefox', 'safari', 'edge', 'opera', 'unknown');
    CREATE TYPE visit_system AS ENUM ('windows', 'macos', 'linux', 'android', 'ios', 'unknown');
    CREATE TYPE visit_source AS ENUM ('organic', 'social', 'email', 'referral', 'direct');

    CREATE TABLE visit_texts (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      text text NOT NULL UNIQUE
    );
    CREATE TABLE visitors (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      last_at timestamptz NOT NULL,
      key text NOT NULL UNIQUE
    ) WITH (fillfactor = 90);
    CREATE TABLE visit_sessions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      visitor_id bigint NOT NULL,
      started_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL,
      views integer NOT NULL,
      entry_id integer NOT NULL,
      exit_id integer NOT NULL,
      referrer_id integer NOT NULL,
      agent_id integer NOT NULL,
      device visit_device NOT NULL,
      browser visit_browser NOT NULL,
      os visit_system NOT NULL,
      source visit_source NOT NULL,
      -- The browser keeps its session's id for as long as the tab is open: after a pause it
      -- stands for the next part.
      part integer NOT NULL,
      key text NOT NULL,
      UNIQUE (key, part)
    ) WITH (fillfactor = 90);
    CREATE INDEX visit_sessions_last_at_idx ON visit_sessions
      USING brin (last_at) WITH (pages_per_range = 32, autosummarize = on);
    -- Without a session: a page counted without consent.
    CREATE TABLE visits (
      created_at timestamptz NOT NULL,
      session_id bigint,
      path_id integer NOT NULL,
      title_id integer,
      referrer_id integer,
      screen_id integer
    ) PARTITION BY RANGE (created_at);
    CREATE INDEX visits_created_at_idx ON visits
      USING brin (created_at) WITH (pages_per_range = 32, autosummarize = on);`)

  // What the statistics are read from. Days are those of the site's time zone.
  await db.execute(`
    CREATE TABLE visit_days (
      day date NOT NULL,
      path_id integer NOT NULL,
      organic integer NOT NULL,
      social integer NOT NULL,
      email integer NOT NULL,
      referral integer NOT NULL,
      direct integer NOT NULL,
      anonymous integer NOT NULL,
      PRIMARY KEY (day, path_id)
    ) WITH (fillfactor = 90);
    CREATE INDEX visit_days_path_id_day_idx ON visit_days (path_id, day);
    -- The same of all pages together, which is read at once however many pages there are.
    CREATE TABLE view_days (
      day date PRIMARY KEY,
      views integer NOT NULL,
      anonymous integer NOT NULL
    ) WITH (fillfactor = 90);
    -- By the day on which the sessions began.
    CREATE TABLE session_days (
      day date NOT NULL,
      device visit_device NOT NULL,
      source visit_source NOT NULL,
      sessions integer NOT NULL,
      bounces integer NOT NULL,
      duration_ms bigint NOT NULL,
      PRIMARY KEY (day, device, source)
    ) WITH (fillfactor = 90);
    -- By how much the visitors seen within so many days change on a day: the sum of all changes up to
    -- a day is how many visitors were seen within the days that end with it.
    CREATE TABLE visitor_window_changes (
      days smallint NOT NULL,
      day date NOT NULL,
      change integer NOT NULL,
      PRIMARY KEY (days, day)
    ) WITH (fillfactor = 90);
    -- One row once months were dropped: no visit before this moment is there any more.
    CREATE TABLE visit_retention (
      kept_since timestamptz NOT NULL
    );`)

  await db.execute(`
    -- One at a time writes visits, counts them again or drops them, until its transaction ends.
    CREATE FUNCTION lock_visits() RETURNS void LANGUAGE sql AS $$
      SELECT pg_advisory_xact_lock(hashtext('exemplia visits'))
    $$;

    CREATE FUNCTION make_visit_month(instant timestamptz) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      month timestamptz := date_trunc('month', instant, 'UTC');
      partition text := to_char(month AT TIME ZONE 'UTC', '"visits_"YYYY_MM');
    BEGIN
      -- Making it would lock the table even where it is there.
      IF to_regclass(partition) IS NULL THEN
        EXECUTE format('CREATE TABLE %I PARTITION OF visits FOR VALUES FROM (%L) TO (%L)',
          partition, month, date_add(month, interval '1 month', 'UTC'));
      END IF;
    END $$;`)

  // What was seen, as one reads it.
  await db.execute(`
    CREATE VIEW visitor_sessions AS
      SELECT visitor.key AS visitor_id,
        session.key || CASE session.part WHEN 1 THEN '' ELSE '-' || session.part END AS session_id,
        entry.text AS entry_page, exit.text AS exit_page, referrer.text AS referrer,
        agent.text AS user_agent, session.device AS device_type, session.browser, session.os,
        session.source, session.views AS page_views,
        session.started_at AS created_at, session.last_at AS updated_at
      FROM visit_sessions session
        JOIN visitors visitor ON visitor.id = session.visitor_id
        JOIN visit_texts entry ON entry.id = session.entry_id
        JOIN visit_texts exit ON exit.id = session.exit_id
        JOIN visit_texts referrer ON referrer.id = session.referrer_id
        JOIN visit_texts agent ON agent.id = session.agent_id;
    CREATE VIEW page_visits AS
      SELECT visitor.key AS visitor_id,
        session.key || CASE session.part WHEN 1 THEN '' ELSE '-' || session.part END AS session_id,
        path.text AS page_path, title.text AS page_title, referrer.text AS referrer,
        agent.text AS user_agent, session.device AS device_type, session.browser, session.os,
        screen.text AS screen_resolution, session.source, visit.created_at
      FROM visits visit
        JOIN visit_texts path ON path.id = visit.path_id
        LEFT JOIN visit_texts title ON title.id = visit.title_id
        LEFT JOIN visit_texts referrer ON referrer.id = visit.referrer_id
        LEFT JOIN visit_texts screen ON screen.id = visit.screen_id
        LEFT JOIN visit_sessions session ON session.id = visit.session_id
        LEFT JOIN visitors visitor ON visitor.id = session.visitor_id
        LEFT JOIN visit_texts agent ON agent.id = session.agent_id;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP VIEW page_visits, visitor_sessions;
    DROP FUNCTION lock_visits, make_visit_month;
    DROP TABLE visit_retention, visitor_window_changes, session_days, view_days, visit_days;
    DROP TABLE visits, visit_sessions, visitors, visit_texts;
    DROP TYPE visit_source, visit_system, visit_browser, visit_device;
    CREATE TABLE visit_days (
      day date NOT NULL,
      path text NOT NULL,
      device text NOT NULL,
      source text NOT NULL,
      views bigint NOT NULL,
      PRIMARY KEY (day, path, device, source)
    );
    CREATE TABLE visitors (
      visitor_id text PRIMARY KEY,
      first_day date NOT NULL,
      last_day date NOT NULL
    );
    CREATE TABLE visitors_by_last_day (
      last_day date PRIMARY KEY,
      visitors bigint NOT NULL
    );`)
}
