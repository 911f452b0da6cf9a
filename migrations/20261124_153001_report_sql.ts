import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // One row while visits that nobody made are counted: which days they were made up for.
  await db.execute(`
    CREATE TABLE demo_visits (
      since date NOT NULL,
      until date NOT NULL
    )`)

  // Not only of whom to answer: what mails of a morning there are is a list of the product's.
  await db.execute(`
    ALTER TABLE morning_mails ADD COLUMN kind text NOT NULL DEFAULT 'answers';
    ALTER TABLE morning_mails ALTER COLUMN kind DROP DEFAULT;
    ALTER TABLE morning_mails DROP CONSTRAINT morning_mails_pkey;
    ALTER TABLE morning_mails ADD PRIMARY KEY (kind, day)`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DELETE FROM morning_mails WHERE kind <> 'answers';
    ALTER TABLE morning_mails DROP CONSTRAINT morning_mails_pkey;
    ALTER TABLE morning_mails DROP COLUMN kind;
    ALTER TABLE morning_mails ADD PRIMARY KEY (day);
    DROP TABLE demo_visits`)
}
