import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_applications_heard_from" AS ENUM('jobAdvert', 'searchEngine', 'socialNetwork', 'recommendation', 'schoolOrFair', 'assistant', 'other');
  ALTER TABLE "job_applications" ADD COLUMN "site" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "utm_source" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "utm_medium" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "utm_campaign" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "utm_content" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "heard_from" "enum_job_applications_heard_from";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_applications" DROP COLUMN "site";
  ALTER TABLE "job_applications" DROP COLUMN "utm_source";
  ALTER TABLE "job_applications" DROP COLUMN "utm_medium";
  ALTER TABLE "job_applications" DROP COLUMN "utm_campaign";
  ALTER TABLE "job_applications" DROP COLUMN "utm_content";
  ALTER TABLE "job_applications" DROP COLUMN "heard_from";
  DROP TYPE "public"."enum_job_applications_heard_from";`)
}
