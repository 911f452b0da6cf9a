import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'checkOutsideLinks' BEFORE 'applyPlannedChange';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'checkOutsideLinks' BEFORE 'applyPlannedChange';
  ALTER TABLE "website_settings" ADD COLUMN "check_outside_links" boolean DEFAULT false;
  ALTER TABLE "_website_settings_v" ADD COLUMN "version_check_outside_links" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'applyPlannedChange', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'applyPlannedChange', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "website_settings" DROP COLUMN "check_outside_links";
  ALTER TABLE "_website_settings_v" DROP COLUMN "version_check_outside_links";`)
}
