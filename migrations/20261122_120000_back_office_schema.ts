import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'trashed', 'restored', 'deleted', 'exported', 'fileRead', 'fileDownloaded', 'replied', 'settingsChanged', 'testMailSent', 'deliveryRetried');
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'candidate-files', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'announceAccessRequest' BEFORE 'sendPasswordLink';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'announceAccessRequest' BEFORE 'sendPasswordLink';
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"actor_name" varchar,
  	"actor_email" varchar,
  	"action" "enum_audit_entries_action" NOT NULL,
  	"target" "enum_audit_entries_target",
  	"subject" varchar,
  	"details" varchar,
  	"document_id" varchar,
  	"actor_id" numeric,
  	"address" varchar
  );
  
  ALTER TABLE "navigation_settings_items" ADD COLUMN "order" numeric;
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  CREATE INDEX "audit_entries_actor_email_idx" ON "audit_entries" USING btree ("actor_email");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "audit_entries" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'sendPasswordLink');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'sendPasswordLink');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "navigation_settings_items" DROP COLUMN "order";
  DROP TYPE "public"."enum_audit_entries_action";
  DROP TYPE "public"."enum_audit_entries_target";`)
}
