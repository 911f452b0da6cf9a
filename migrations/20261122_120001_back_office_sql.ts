import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for the back office. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The audit trail is changed by nobody, whatever they can reach; after a year an entry may go.
  await db.execute(`
    CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '1 year' THEN
        RETURN OLD;
      END IF;
      RAISE EXCEPTION 'An entry of the audit trail stays as it was written';
    END $$;
    CREATE TRIGGER audit_entries_kept BEFORE UPDATE OR DELETE ON audit_entries
      FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
    CREATE INDEX audit_entries_failures_idx ON audit_entries (created_at)
      WHERE action = 'signInFailed';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP INDEX audit_entries_failures_idx;
    DROP TRIGGER audit_entries_kept ON audit_entries;
    DROP FUNCTION keep_audit_entry;`)
}
