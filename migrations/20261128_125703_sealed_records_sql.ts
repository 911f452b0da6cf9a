import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What Payload's migrations cannot express, for the sealed records: the table is not Payload's. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The records that a run wrote, and those that it deleted at the end of their own period.
  await db.execute(`
    ALTER TABLE retention_runs
      ADD COLUMN sealed integer NOT NULL DEFAULT 0,
      ADD COLUMN sealed_records integer NOT NULL DEFAULT 0`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE retention_runs
      DROP COLUMN sealed,
      DROP COLUMN sealed_records`)
}
