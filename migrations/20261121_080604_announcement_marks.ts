import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE "job_applications" ADD COLUMN IF NOT EXISTS "announced_by_mail_at" varchar;
    ALTER TABLE "job_applications" ADD COLUMN IF NOT EXISTS "acknowledged_at" varchar;
    ALTER TABLE "job_applications" ADD COLUMN IF NOT EXISTS "chat_ts" varchar;
    ALTER TABLE "contact_messages" ADD COLUMN IF NOT EXISTS "announced_by_mail_at" varchar;
    ALTER TABLE "contact_messages" ADD COLUMN IF NOT EXISTS "chat_ts" varchar;
    ALTER TABLE "payload_jobs" ADD COLUMN IF NOT EXISTS "concurrency_key" varchar;
    CREATE INDEX IF NOT EXISTS "payload_jobs_concurrency_key_idx"
      ON "payload_jobs" USING btree ("concurrency_key");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP INDEX "payload_jobs_concurrency_key_idx";
    ALTER TABLE "job_applications" DROP COLUMN "announced_by_mail_at";
    ALTER TABLE "job_applications" DROP COLUMN "acknowledged_at";
    ALTER TABLE "job_applications" DROP COLUMN "chat_ts";
    ALTER TABLE "contact_messages" DROP COLUMN "announced_by_mail_at";
    ALTER TABLE "contact_messages" DROP COLUMN "chat_ts";
    ALTER TABLE "payload_jobs" DROP COLUMN "concurrency_key";`)
}
