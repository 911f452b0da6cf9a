import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for opinions and what somebody was asked to read. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A candidate's personal data goes for good, and what waits goes with the note or the account it is for.
  await db.execute(`
    ALTER TABLE application_opinions
      DROP CONSTRAINT application_opinions_application_id_job_applications_id_fk,
      ADD CONSTRAINT application_opinions_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE CASCADE;
    ALTER TABLE application_mentions
      DROP CONSTRAINT application_mentions_application_id_job_applications_id_fk,
      ADD CONSTRAINT application_mentions_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE CASCADE,
      DROP CONSTRAINT application_mentions_note_id_application_notes_id_fk,
      ADD CONSTRAINT application_mentions_note_id_application_notes_id_fk
        FOREIGN KEY (note_id) REFERENCES application_notes ON DELETE CASCADE,
      DROP CONSTRAINT application_mentions_account_id_users_id_fk,
      ADD CONSTRAINT application_mentions_account_id_users_id_fk
        FOREIGN KEY (account_id) REFERENCES users ON DELETE CASCADE`)

  // The menu counts them, the list can be narrowed to them.
  await db.execute(`
    CREATE TRIGGER application_mentions_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON application_mentions
      FOR EACH STATEMENT EXECUTE FUNCTION notify_records_changed('job-applications')`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP TRIGGER application_mentions_changed ON application_mentions`)
}
