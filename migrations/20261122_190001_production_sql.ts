import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for production. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // What each day's run of the retention took: counted in the transactions that take it.
  await db.execute(`
    CREATE TABLE retention_runs (
      day date PRIMARY KEY,
      applications integer NOT NULL DEFAULT 0,
      messages integer NOT NULL DEFAULT 0,
      entries integer NOT NULL DEFAULT 0,
      dispatches integer NOT NULL DEFAULT 0,
      mails integer NOT NULL DEFAULT 0,
      finished_at timestamptz
    )`)

  // For how long entries of the audit trail are kept is set by staff, from six months on. A person who
  // asks to be forgotten is taken out of them: who and about whom, never what was done and when.
  await db.execute(`
    CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '6 months' THEN
        RETURN OLD;
      END IF;
      IF TG_OP = 'UPDATE' AND current_setting('exemplia.erasure', true) = 'on'
        AND (OLD.id, OLD.created_at, OLD.action, OLD.target, OLD.document_id, OLD.actor_id)
          IS NOT DISTINCT FROM
          (NEW.id, NEW.created_at, NEW.action, NEW.target, NEW.document_id, NEW.actor_id)
      THEN
        RETURN NEW;
      END IF;
      RAISE EXCEPTION 'An entry of the audit trail stays as it was written';
    END $$`)

  // What came before there was an antivirus passed our own checks.
  await db.execute(`
    UPDATE candidate_files
      SET check_state = 'clean', checked_by = 'own-checks', checked_at = created_at`)

  // A verdict on its file changes what an application shows.
  await db.execute(`
    CREATE TRIGGER candidate_files_changed
      AFTER UPDATE OF check_state ON candidate_files
      FOR EACH STATEMENT EXECUTE FUNCTION notify_records_changed('job-applications')`)

  // Second factors stand apart from the accounts, which Payload reads and writes back as a whole, and
  // which REST shows. The secrets are sealed; of a recovery code there is only its digest.
  await db.execute(`
    CREATE TABLE second_factors (
      account_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      secret text,
      confirmed_at timestamptz,
      last_step bigint NOT NULL DEFAULT 0,
      next_secret text,
      next_since timestamptz,
      CHECK ((secret IS NULL) = (confirmed_at IS NULL))
    );
    CREATE TABLE recovery_codes (
      account_id integer NOT NULL REFERENCES second_factors ON DELETE CASCADE,
      digest text NOT NULL,
      PRIMARY KEY (account_id, digest)
    )`)

  // What Payload's sessions do not say of themselves, and which of them were ended.
  await db.execute(`
    CREATE TABLE staff_sessions (
      id text PRIMARY KEY,
      account_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      browser text NOT NULL,
      system text NOT NULL,
      last_seen_at timestamptz NOT NULL,
      ended_at timestamptz
    );
    CREATE INDEX staff_sessions_account_id_idx ON staff_sessions (account_id)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP TABLE staff_sessions, recovery_codes, second_factors`)
  await db.execute('DROP TRIGGER candidate_files_changed ON candidate_files')
  await db.execute(`
    CREATE OR REPLACE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '1 year' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'An entry of the audit trail stays as it was written';
    END $$;
    DROP TABLE retention_runs`)
}
