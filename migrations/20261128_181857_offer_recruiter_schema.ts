import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_offers" ADD COLUMN "recruiter_id" integer;
  ALTER TABLE "job_offers" ADD CONSTRAINT "job_offers_recruiter_id_users_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "job_offers_recruiter_idx" ON "job_offers" USING btree ("recruiter_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_offers" DROP CONSTRAINT "job_offers_recruiter_id_users_id_fk";
  
  DROP INDEX "job_offers_recruiter_idx";
  ALTER TABLE "job_offers" DROP COLUMN "recruiter_id";`)
}
