import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for the links of candidates. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A link is deleted with its application, and an application has one valid link at most.
  await db.execute(`
    ALTER TABLE candidate_links
      DROP CONSTRAINT candidate_links_application_id_job_applications_id_fk,
      ADD CONSTRAINT candidate_links_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE CASCADE;
    CREATE UNIQUE INDEX candidate_links_valid_idx ON candidate_links (application_id)
      WHERE revoked_at IS NULL`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP INDEX candidate_links_valid_idx`)
}
