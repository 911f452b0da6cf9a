import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "data_retention" ADD COLUMN "rejected_months" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "data_retention" ADD COLUMN "withdrawn_months" numeric DEFAULT 3 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "data_retention" DROP COLUMN "rejected_months";
  ALTER TABLE "data_retention" DROP COLUMN "withdrawn_months";`)
}
