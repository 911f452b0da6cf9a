import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_candidate_files_check_state" AS ENUM('pending', 'clean', 'blocked');
  CREATE TYPE "public"."enum_candidate_files_checked_by" AS ENUM('own-checks', 'clamav');
  CREATE TYPE "public"."enum_website_settings_second_factor_roles" AS ENUM('super-admin', 'admin', 'moderator');
  CREATE TYPE "public"."enum_data_retention_application_ending" AS ENUM('delete', 'anonymise');
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'cv-blocked' BEFORE 'status-changed';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'letter-blocked' BEFORE 'status-changed';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'secondFactorOn' BEFORE 'accountOpened';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'secondFactorOff' BEFORE 'accountOpened';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'secondFactorReset' BEFORE 'accountOpened';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'recoveryCodesDrawn' BEFORE 'accountOpened';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'recoveryCodeUsed' BEFORE 'accountOpened';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'sessionsEnded' BEFORE 'accountOpened';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'retentionApplied';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'personExported';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'personErased';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'data-retention';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'checkCandidateFile' BEFORE 'recountVisits';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'applyRetention';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'discardFiles';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'checkCandidateFile' BEFORE 'recountVisits';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'applyRetention';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'discardFiles';
  CREATE TABLE "website_settings_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_website_settings_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "data_retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_months" numeric DEFAULT 24 NOT NULL,
  	"application_ending" "enum_data_retention_application_ending" DEFAULT 'delete' NOT NULL,
  	"message_months" numeric DEFAULT 36 NOT NULL,
  	"log_months" numeric DEFAULT 12 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "candidate_files" ADD COLUMN "check_state" "enum_candidate_files_check_state" DEFAULT 'pending' NOT NULL;
  ALTER TABLE "candidate_files" ADD COLUMN "checked_at" timestamp(3) with time zone;
  ALTER TABLE "candidate_files" ADD COLUMN "checked_by" "enum_candidate_files_checked_by";
  ALTER TABLE "candidate_files" ADD COLUMN "finding" varchar;
  ALTER TABLE "candidate_files" ADD COLUMN "spooled_on" varchar;
  ALTER TABLE "website_settings_second_factor_roles" ADD CONSTRAINT "website_settings_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."website_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "website_settings_second_factor_roles_order_idx" ON "website_settings_second_factor_roles" USING btree ("order");
  CREATE INDEX "website_settings_second_factor_roles_parent_idx" ON "website_settings_second_factor_roles" USING btree ("parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "website_settings_second_factor_roles" CASCADE;
  DROP TABLE "data_retention" CASCADE;
  ALTER TABLE "application_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_application_events_kind";
  CREATE TYPE "public"."enum_application_events_kind" AS ENUM('received', 'read', 'cv-downloaded', 'letter-downloaded', 'status-changed', 'note-added', 'note-deleted');
  ALTER TABLE "application_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_application_events_kind" USING "kind"::"public"."enum_application_events_kind";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'trashed', 'restored', 'deleted', 'exported', 'fileRead', 'fileDownloaded', 'replied', 'settingsChanged', 'testMailSent', 'deliveryRetried');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_target";
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'application-notes', 'candidate-files', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings');
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE "public"."enum_audit_entries_target" USING "target"::"public"."enum_audit_entries_target";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'recountVisits');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'recountVisits');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "candidate_files" DROP COLUMN "check_state";
  ALTER TABLE "candidate_files" DROP COLUMN "checked_at";
  ALTER TABLE "candidate_files" DROP COLUMN "checked_by";
  ALTER TABLE "candidate_files" DROP COLUMN "finding";
  ALTER TABLE "candidate_files" DROP COLUMN "spooled_on";
  DROP TYPE "public"."enum_candidate_files_check_state";
  DROP TYPE "public"."enum_candidate_files_checked_by";
  DROP TYPE "public"."enum_website_settings_second_factor_roles";
  DROP TYPE "public"."enum_data_retention_application_ending";`)
}
