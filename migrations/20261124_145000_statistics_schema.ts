import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_applications_heard_from" AS ENUM('jobAdvert', 'searchEngine', 'socialNetwork', 'recommendation', 'schoolOrFair', 'assistant', 'other');
  CREATE TYPE "public"."enum_users_statistics_mail" AS ENUM('weekly', 'monthly');
  CREATE TYPE "public"."enum_visit_exclusions_kind" AS ENUM('period', 'source', 'host', 'path', 'network');
  CREATE TYPE "public"."enum_visit_exclusions_source" AS ENUM('organic', 'social', 'email', 'referral', 'direct');
  ALTER TYPE "public"."enum_application_answers_state" ADD VALUE 'unclear' BEFORE 'withdrawn';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'published' BEFORE 'trashed';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'deliveryConfirmed' BEFORE 'retentionApplied';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'tokenCreated';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'visitsStruckOut';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'visitsTakenBack';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'day-marks' BEFORE 'website-settings';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'home-page' BEFORE 'website-settings';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'adn-hub' BEFORE 'website-settings';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'job-list-page' BEFORE 'website-settings';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'legal-notice' BEFORE 'website-settings';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'statistics-tokens';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'visit-exclusions';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendStatisticsMails' BEFORE 'tellFormerAddress';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendStatisticsMails' BEFORE 'tellFormerAddress';
  CREATE TABLE "day_marks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"sentence" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "listed_page_visits" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"page_path" varchar,
  	"page_title" varchar,
  	"visit" numeric,
  	"source" varchar,
  	"host" varchar,
  	"device_type" varchar,
  	"browser" varchar,
  	"os" varchar,
  	"screen_resolution" varchar,
  	"is_struck_out" boolean
  );
  
  CREATE TABLE "visit_exclusions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_visit_exclusions_kind" NOT NULL,
  	"source" "enum_visit_exclusions_source",
  	"value" varchar,
  	"since" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"reason" varchar NOT NULL,
  	"is_in_force" boolean DEFAULT true,
  	"author_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "statistics_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"hash" varchar NOT NULL,
  	"created_by" varchar,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "job_applications" ADD COLUMN "site" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "utm_source" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "utm_medium" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "utm_campaign" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "utm_content" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "heard_from" "enum_job_applications_heard_from";
  ALTER TABLE "users" ADD COLUMN "statistics_mail" "enum_users_statistics_mail";
  CREATE INDEX "day_marks_day_idx" ON "day_marks" USING btree ("day");
  CREATE INDEX "day_marks_updated_at_idx" ON "day_marks" USING btree ("updated_at");
  CREATE INDEX "day_marks_created_at_idx" ON "day_marks" USING btree ("created_at");
  CREATE INDEX "visit_exclusions_updated_at_idx" ON "visit_exclusions" USING btree ("updated_at");
  CREATE INDEX "visit_exclusions_created_at_idx" ON "visit_exclusions" USING btree ("created_at");
  CREATE UNIQUE INDEX "statistics_tokens_hash_idx" ON "statistics_tokens" USING btree ("hash");
  CREATE INDEX "statistics_tokens_updated_at_idx" ON "statistics_tokens" USING btree ("updated_at");
  CREATE INDEX "statistics_tokens_created_at_idx" ON "statistics_tokens" USING btree ("created_at");
  CREATE INDEX "application_answers_sent_at_idx" ON "application_answers" USING btree ("sent_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "day_marks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "listed_page_visits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "visit_exclusions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "statistics_tokens" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "day_marks" CASCADE;
  DROP TABLE "listed_page_visits" CASCADE;
  DROP TABLE "visit_exclusions" CASCADE;
  DROP TABLE "statistics_tokens" CASCADE;
  ALTER TABLE "application_answers" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "application_answers" ALTER COLUMN "state" SET DEFAULT 'waiting'::text;
  DROP TYPE "public"."enum_application_answers_state";
  CREATE TYPE "public"."enum_application_answers_state" AS ENUM('waiting', 'sent', 'refused', 'withdrawn');
  ALTER TABLE "application_answers" ALTER COLUMN "state" SET DEFAULT 'waiting'::"public"."enum_application_answers_state";
  ALTER TABLE "application_answers" ALTER COLUMN "state" SET DATA TYPE "public"."enum_application_answers_state" USING "state"::"public"."enum_application_answers_state";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'trashed', 'restored', 'spamMarked', 'spamUnmarked', 'linked', 'unlinked', 'deleted', 'exported', 'filePrepared', 'fileRead', 'fileDownloaded', 'replied', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'retentionApplied', 'personExported', 'personErased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_target";
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'application-notes', 'candidate-files', 'answer-templates', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings', 'data-retention');
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE "public"."enum_audit_entries_target" USING "target"::"public"."enum_audit_entries_target";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'tellFormerAddress', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'tellFormerAddress', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "application_answers_sent_at_idx";
  ALTER TABLE "job_applications" DROP COLUMN "site";
  ALTER TABLE "job_applications" DROP COLUMN "utm_source";
  ALTER TABLE "job_applications" DROP COLUMN "utm_medium";
  ALTER TABLE "job_applications" DROP COLUMN "utm_campaign";
  ALTER TABLE "job_applications" DROP COLUMN "utm_content";
  ALTER TABLE "job_applications" DROP COLUMN "heard_from";
  ALTER TABLE "users" DROP COLUMN "statistics_mail";
  DROP TYPE "public"."enum_job_applications_heard_from";
  DROP TYPE "public"."enum_users_statistics_mail";
  DROP TYPE "public"."enum_visit_exclusions_kind";
  DROP TYPE "public"."enum_visit_exclusions_source";`)
}
