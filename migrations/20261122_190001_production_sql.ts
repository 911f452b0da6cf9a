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
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
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
