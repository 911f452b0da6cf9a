import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for the consents of candidates. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Consents are deleted with their application.
  await db.execute(`
    ALTER TABLE keep_consents
      DROP CONSTRAINT keep_consents_application_id_job_applications_id_fk,
      ADD CONSTRAINT keep_consents_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE CASCADE`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE keep_consents
      DROP CONSTRAINT keep_consents_application_id_job_applications_id_fk,
      ADD CONSTRAINT keep_consents_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE SET NULL`)
}
