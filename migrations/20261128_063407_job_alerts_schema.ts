import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_alerts_language" AS ENUM('fr', 'en');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mailJobAlert';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mailJobAlert';
  CREATE TABLE "job_alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_job_alerts_language" NOT NULL,
  	"text" varchar,
  	"category" varchar,
  	"location" varchar,
  	"contract" varchar,
  	"experience" varchar,
  	"remote" varchar,
  	"pay" varchar,
  	"alert_key" varchar NOT NULL,
  	"link_key" varchar NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone,
  	"last_mailed_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"renewal_mailed_at" timestamp(3) with time zone,
  	"mailed_offers" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "job_offers" ADD COLUMN "first_online_at" timestamp(3) with time zone;
  CREATE INDEX "job_alerts_email_idx" ON "job_alerts" USING btree ("email");
  CREATE UNIQUE INDEX "job_alerts_alert_key_idx" ON "job_alerts" USING btree ("alert_key");
  CREATE UNIQUE INDEX "job_alerts_link_key_idx" ON "job_alerts" USING btree ("link_key");
  CREATE INDEX "job_alerts_expires_at_idx" ON "job_alerts" USING btree ("expires_at");
  CREATE INDEX "job_alerts_updated_at_idx" ON "job_alerts" USING btree ("updated_at");
  CREATE INDEX "job_alerts_created_at_idx" ON "job_alerts" USING btree ("created_at");
  CREATE INDEX "job_offers_first_online_at_idx" ON "job_offers" USING btree ("first_online_at");
  UPDATE job_offers SET first_online_at = created_at WHERE is_active OR closed_at IS NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "job_alerts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "job_alerts" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "job_offers_first_online_at_idx";
  ALTER TABLE "job_offers" DROP COLUMN "first_online_at";
  DROP TYPE "public"."enum_job_alerts_language";`)
}
