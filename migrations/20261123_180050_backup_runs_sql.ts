import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** When whole backups were made: the figures tell how old the last one is. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE backup_runs (finished_at timestamptz PRIMARY KEY DEFAULT clock_timestamp())`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP TABLE backup_runs`)
}
