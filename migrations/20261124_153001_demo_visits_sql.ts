import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // One row while visits that nobody made are counted: which days they were made up for.
  await db.execute(`
    CREATE TABLE demo_visits (
      since date NOT NULL,
      until date NOT NULL
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP TABLE demo_visits`)
}
