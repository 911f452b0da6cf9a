import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A trusted extension: the owner of the database may create it, and it may already be there.
  await db.execute(`CREATE EXTENSION IF NOT EXISTS pg_trgm`)

  await db.execute(`
    CREATE INDEX job_offers_active_by_date_idx ON job_offers (published_date DESC, id DESC)
      WHERE is_active;
    CREATE INDEX job_offers_search_text_trgm_idx
      ON job_offers USING gin (search_text gin_trgm_ops) WHERE is_active;
    CREATE INDEX job_offers_texts_path_text_idx ON job_offers_texts (path, text);

    CREATE INDEX job_applications_status_created_at_idx ON job_applications (status, created_at);
    CREATE INDEX job_applications_candidate_trgm_idx ON job_applications
      USING gin (candidate_name gin_trgm_ops, candidate_email gin_trgm_ops);

    CREATE INDEX contact_messages_status_created_at_idx ON contact_messages (status, created_at);
    CREATE INDEX contact_messages_sender_trgm_idx ON contact_messages
      USING gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops);`)

  // Payload drops this from fields that the form shows only under a condition.
  await db.execute(`
    ALTER TABLE job_applications
      ALTER COLUMN candidate_name SET NOT NULL,
      ALTER COLUMN candidate_email SET NOT NULL,
      ALTER COLUMN job_title SET NOT NULL;
    ALTER TABLE contact_messages
      ALTER COLUMN name SET NOT NULL,
      ALTER COLUMN email SET NOT NULL,
      ALTER COLUMN subject SET NOT NULL,
      ALTER COLUMN message SET NOT NULL;
    ALTER TABLE job_offers ALTER COLUMN slug SET NOT NULL;`)

  await db.execute(`
    CREATE FUNCTION notify_job_offers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('job_offers_changed', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER job_offers_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON job_offers
      FOR EACH STATEMENT EXECUTE FUNCTION notify_job_offers_changed();

    -- The web servers follow the maintenance mode by it.
    CREATE FUNCTION notify_website_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('website_settings_changed', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER website_settings_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON website_settings
      FOR EACH STATEMENT EXECUTE FUNCTION notify_website_settings_changed();`)

  // What the dashboard reads. Days are calendar days in Europe/Paris.
  await db.execute(`
    ALTER TABLE page_visits ALTER COLUMN created_at SET DEFAULT now();
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

  // Forms that came back to visitors without JavaScript, and what each address sent within the hour.
  await db.execute(`
    CREATE TABLE submission_drafts (
      id uuid PRIMARY KEY,
      address text NOT NULL,
      kept_until timestamptz NOT NULL,
      draft jsonb NOT NULL
    );
    CREATE INDEX submission_drafts_kept_until_idx ON submission_drafts (kept_until);
    CREATE INDEX submission_drafts_address_idx ON submission_drafts (address, kept_until DESC);
    CREATE TABLE submission_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );`)

  // Ways to choose a new password, by the digest of what was mailed, and what each address tried.
  await db.execute(`
    CREATE TABLE password_links (
      token_digest text PRIMARY KEY,
      account_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      issued_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX password_links_account_id_idx ON password_links (account_id);
    CREATE TABLE account_limits (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP TABLE account_limits, password_links;
    DROP TABLE submission_limits, submission_drafts;
    DROP TABLE visitors_by_last_day, visitors, visit_days;
    ALTER TABLE page_visits ALTER COLUMN created_at DROP DEFAULT;
    DROP TRIGGER website_settings_changed ON website_settings;
    DROP FUNCTION notify_website_settings_changed;
    DROP TRIGGER job_offers_changed ON job_offers;
    DROP FUNCTION notify_job_offers_changed;
    DROP INDEX contact_messages_sender_trgm_idx, contact_messages_status_created_at_idx,
      job_applications_candidate_trgm_idx, job_applications_status_created_at_idx,
      job_offers_texts_path_text_idx, job_offers_search_text_trgm_idx,
      job_offers_active_by_date_idx;`)
}
