import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendCandidateCode';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'eraseForCandidate';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendCandidateCode';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'eraseForCandidate';
  ALTER TABLE "candidate_links" ADD COLUMN "code_nonce" varchar;
  ALTER TABLE "candidate_links" ADD COLUMN "code_expires_at" timestamp(3) with time zone;
  ALTER TABLE "candidate_links" ADD COLUMN "code_tries" numeric;
  ALTER TABLE "candidate_links" ADD COLUMN "session_hash" varchar;
  ALTER TABLE "candidate_links" ADD COLUMN "session_expires_at" timestamp(3) with time zone;
  ALTER TABLE "candidate_links" ADD COLUMN "erase_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles', 'mailJobAlert', 'sendCandidateLinks', 'reportWrongCandidate');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles', 'mailJobAlert', 'sendCandidateLinks', 'reportWrongCandidate');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "candidate_links" DROP COLUMN "code_nonce";
  ALTER TABLE "candidate_links" DROP COLUMN "code_expires_at";
  ALTER TABLE "candidate_links" DROP COLUMN "code_tries";
  ALTER TABLE "candidate_links" DROP COLUMN "session_hash";
  ALTER TABLE "candidate_links" DROP COLUMN "session_expires_at";
  ALTER TABLE "candidate_links" DROP COLUMN "erase_at";`)
}
