import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for linked applications and those that are not serious. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A pair is written from one side, and goes with either application: of nobody nothing is said.
  await db.execute(`
    ALTER TABLE application_links
      ADD CONSTRAINT application_links_order CHECK (first_id < second_id),
      DROP CONSTRAINT application_links_first_id_job_applications_id_fk,
      ADD CONSTRAINT application_links_first_id_job_applications_id_fk
        FOREIGN KEY (first_id) REFERENCES job_applications ON DELETE CASCADE,
      DROP CONSTRAINT application_links_second_id_job_applications_id_fk,
      ADD CONSTRAINT application_links_second_id_job_applications_id_fk
        FOREIGN KEY (second_id) REFERENCES job_applications ON DELETE CASCADE;
    CREATE INDEX job_applications_address_idx ON job_applications (lower(candidate_email))`)

  // Figures are counted from an index in which those that do not count do not stand.
  await db.execute(`
    ALTER TABLE job_applications ALTER COLUMN is_spam SET NOT NULL;
    CREATE INDEX job_applications_spam_idx ON job_applications (spam_marked_at) WHERE is_spam;
    DROP INDEX job_applications_status_created_at_idx;
    CREATE INDEX job_applications_counted_by_status_idx ON job_applications (status, created_at)
      WHERE NOT is_spam`)
  await db.execute(`ALTER TABLE retention_runs ADD COLUMN spam integer NOT NULL DEFAULT 0`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE retention_runs DROP COLUMN spam;
    DROP INDEX job_applications_counted_by_status_idx, job_applications_spam_idx,
      job_applications_address_idx;
    CREATE INDEX job_applications_status_created_at_idx ON job_applications (status, created_at);
    ALTER TABLE job_applications ALTER COLUMN is_spam DROP NOT NULL`)
}
