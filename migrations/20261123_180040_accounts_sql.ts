import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Who has a link sent is named to whoever opens it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute('ALTER TABLE password_links ADD COLUMN asked_by text;')
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('ALTER TABLE password_links DROP COLUMN asked_by;')
}
