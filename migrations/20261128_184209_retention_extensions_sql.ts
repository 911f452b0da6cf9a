import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for the reasons why accepted applications stay. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The reasons are deleted with their application.
  await db.execute(`
    ALTER TABLE retention_extensions
      DROP CONSTRAINT retention_extensions_application_id_job_applications_id_fk,
      ADD CONSTRAINT retention_extensions_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE CASCADE`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE retention_extensions
      DROP CONSTRAINT retention_extensions_application_id_job_applications_id_fk,
      ADD CONSTRAINT retention_extensions_application_id_job_applications_id_fk
        FOREIGN KEY (application_id) REFERENCES job_applications ON DELETE SET NULL`)
}
