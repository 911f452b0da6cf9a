import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_applications" ADD COLUMN "search_text" varchar;
  ALTER TABLE "contact_messages" ADD COLUMN "search_text" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_applications" DROP COLUMN "search_text";
  ALTER TABLE "contact_messages" DROP COLUMN "search_text";`)
}
