import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What the link and the page before said of a visit: a dictionary, since few of them bring most visits.
  await db.execute(`
    SET LOCAL statement_timeout = '10min';
    SET LOCAL work_mem = '256MB';
    CREATE TABLE visit_origins (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      source visit_source NOT NULL,
      site text NOT NULL,
      utm_source text NOT NULL,
      utm_medium text NOT NULL,
      utm_campaign text NOT NULL,
      utm_content text NOT NULL,
      UNIQUE (source, site, utm_source, utm_medium, utm_campaign, utm_content)
    );
    -- By the day on which the sessions began.
    CREATE TABLE origin_days (
      day date NOT NULL,
      origin_id integer NOT NULL,
      sessions integer NOT NULL,
      -- Of these sessions, those that saw an application form.
      forms integer NOT NULL,
      PRIMARY KEY (day, origin_id)
    ) WITH (fillfactor = 90);
    ALTER TABLE visit_sessions
      ADD COLUMN origin_id integer,
      ADD COLUMN opened_form boolean NOT NULL DEFAULT false`)

  // Of what was counted before only the source is known. Days whose visits are gone keep their totals.
  await db.execute(`
    INSERT INTO visit_origins (source, site, utm_source, utm_medium, utm_campaign, utm_content)
    SELECT source, '', '', '', '', '' FROM unnest(enum_range(NULL::visit_source)) source;
    CREATE TEMPORARY TABLE form_sessions ON COMMIT DROP AS
      SELECT DISTINCT session_id AS id FROM visits JOIN visit_texts path ON path.id = path_id
      WHERE session_id IS NOT NULL AND text ~ '^(/en)?/postuler/';
    UPDATE visit_sessions session SET origin_id = origin.id,
        opened_form = EXISTS (SELECT FROM form_sessions form WHERE form.id = session.id)
      FROM visit_origins origin WHERE origin.source = session.source;
    INSERT INTO origin_days (day, origin_id, sessions, forms)
    SELECT day, origin.id, sum(sessions), 0
    FROM session_days JOIN visit_origins origin USING (source)
    GROUP BY day, origin.id HAVING sum(sessions) <> 0;
    UPDATE origin_days SET forms = counted.forms FROM (
      SELECT (started_at AT TIME ZONE timezone)::date AS day, origin_id, count(*) AS forms
      FROM visit_sessions, (SELECT coalesce((SELECT timezone::text FROM website_settings LIMIT 1),
        'Europe/Paris') AS timezone) settings
      WHERE opened_form GROUP BY 1, 2
    ) counted WHERE counted.day = origin_days.day AND counted.origin_id = origin_days.origin_id`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE visit_sessions DROP COLUMN origin_id, DROP COLUMN opened_form;
    DROP TABLE origin_days, visit_origins`)
}
