import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** When backups were restored on trial, and whether they came back as they were. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE backup_verifications (
      finished_at timestamptz PRIMARY KEY DEFAULT clock_timestamp(),
      is_sound boolean NOT NULL
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP TABLE backup_verifications`)
}
