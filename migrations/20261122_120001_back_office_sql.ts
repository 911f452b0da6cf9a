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

  // One channel tells which collection has changed: open job lists and the admin follow it.
  await db.execute(`
    DROP TRIGGER job_offers_changed ON job_offers;
    DROP FUNCTION notify_job_offers_changed;
    CREATE FUNCTION notify_records_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('records_changed', TG_ARGV[0]);
      RETURN NULL;
    END $$;
    CREATE TRIGGER job_offers_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON job_offers
      FOR EACH STATEMENT EXECUTE FUNCTION notify_records_changed('job-offers');
    CREATE TRIGGER job_applications_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON job_applications
      FOR EACH STATEMENT EXECUTE FUNCTION notify_records_changed('job-applications');
    CREATE TRIGGER contact_messages_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON contact_messages
      FOR EACH STATEMENT EXECUTE FUNCTION notify_records_changed('contact-messages');`)

  // A candidate's personal data goes for good: what was noted about an application goes with it,
  // and what was answered with its message.
  await db.execute(`
    ALTER TABLE application_notes
      DROP CONSTRAINT application_notes_application_id_job_applications_id_fk,
      ADD CONSTRAINT application_notes_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE CASCADE;
    ALTER TABLE application_events
      DROP CONSTRAINT application_events_application_id_job_applications_id_fk,
      ADD CONSTRAINT application_events_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE CASCADE;
    ALTER TABLE message_replies
      DROP CONSTRAINT message_replies_message_id_contact_messages_id_fk,
      ADD CONSTRAINT message_replies_message_id_contact_messages_id_fk
        FOREIGN KEY (message_id) REFERENCES contact_messages ON DELETE CASCADE;`)

  // History is not rewritten, by no way: it only loses the accounts that are deleted, and ends with its
  // application. Both are done by the foreign keys' own triggers, hence the depth.
  await db.execute(`
    CREATE FUNCTION refuse_rewriting_history() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'The history of an application is not rewritten';
    END $$;
    CREATE TRIGGER application_events_stay
      BEFORE UPDATE OR DELETE ON application_events
      FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_rewriting_history();`)

  // The list of applications ordered by name, and its export.
  await db.execute(`
    CREATE INDEX job_applications_candidate_name_idx ON job_applications (candidate_name, id)`)

  await db.execute(`
    INSERT INTO application_events (application_id, kind, created_at)
    SELECT id, 'received', created_at FROM job_applications`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP INDEX job_applications_candidate_name_idx;
    DROP TRIGGER contact_messages_changed ON contact_messages;
    DROP TRIGGER job_applications_changed ON job_applications;
    DROP TRIGGER job_offers_changed ON job_offers;
    DROP FUNCTION notify_records_changed;
    CREATE FUNCTION notify_job_offers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('job_offers_changed', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER job_offers_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON job_offers
      FOR EACH STATEMENT EXECUTE FUNCTION notify_job_offers_changed();`)

  await db.execute(`
    DROP INDEX audit_entries_failures_idx;
    DROP TRIGGER audit_entries_kept ON audit_entries;
    DROP FUNCTION keep_audit_entry;
    DROP TRIGGER application_events_stay ON application_events;
    DROP FUNCTION refuse_rewriting_history;`)
}
