import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_application_answers_language" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_application_answers_state" AS ENUM('waiting', 'sent', 'refused', 'withdrawn');
  CREATE TYPE "public"."enum_answer_templates_kind" AS ENUM('refusal', 'refusalAfterInterview', 'invitation', 'missingDocument', 'keptForLater');
  CREATE TYPE "public"."enum__answer_templates_v_version_kind" AS ENUM('refusal', 'refusalAfterInterview', 'invitation', 'missingDocument', 'keptForLater');
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'answer-templates' BEFORE 'contact-messages';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendAnswer' BEFORE 'tellFormerAddress';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendMorningMails' BEFORE 'tellFormerAddress';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendAnswer' BEFORE 'tellFormerAddress';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendMorningMails' BEFORE 'tellFormerAddress';
  CREATE TABLE "application_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer NOT NULL,
  	"template_id" integer,
  	"language" "enum_application_answers_language" NOT NULL,
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"state" "enum_application_answers_state" DEFAULT 'waiting' NOT NULL,
  	"problem" varchar,
  	"send_after" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"author_name" varchar,
  	"author_id" integer,
  	"batch" varchar,
  	"taken_at" timestamp(3) with time zone,
  	"answer_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"kind" "enum_answer_templates_kind" NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "answer_templates_locales" (
  	"subject" varchar NOT NULL,
  	"body" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_answer_templates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar NOT NULL,
  	"version_kind" "enum__answer_templates_v_version_kind" NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_answer_templates_v_locales" (
  	"version_subject" varchar NOT NULL,
  	"version_body" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "job_applications" ADD COLUMN "awaits_answer" boolean DEFAULT true;
  ALTER TABLE "job_applications" ADD COLUMN "answer_due_on" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "morning_mail" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "answer_templates_id" integer;
  ALTER TABLE "website_settings" ADD COLUMN "answer_days" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "_website_settings_v" ADD COLUMN "version_answer_days" numeric DEFAULT 15 NOT NULL;
  ALTER TABLE "email_settings" ADD COLUMN "reply_to_email" varchar;
  ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_template_id_answer_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."answer_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answer_templates_locales" ADD CONSTRAINT "answer_templates_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_answer_templates_v" ADD CONSTRAINT "_answer_templates_v_parent_id_answer_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."answer_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_answer_templates_v_locales" ADD CONSTRAINT "_answer_templates_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_answer_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "application_answers_application_idx" ON "application_answers" USING btree ("application_id");
  CREATE INDEX "application_answers_template_idx" ON "application_answers" USING btree ("template_id");
  CREATE INDEX "application_answers_author_idx" ON "application_answers" USING btree ("author_id");
  CREATE INDEX "application_answers_batch_idx" ON "application_answers" USING btree ("batch");
  CREATE UNIQUE INDEX "application_answers_answer_key_idx" ON "application_answers" USING btree ("answer_key");
  CREATE INDEX "application_answers_updated_at_idx" ON "application_answers" USING btree ("updated_at");
  CREATE INDEX "application_answers_created_at_idx" ON "application_answers" USING btree ("created_at");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "answer_templates_deleted_at_idx" ON "answer_templates" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "answer_templates_locales_locale_parent_id_unique" ON "answer_templates_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_answer_templates_v_parent_idx" ON "_answer_templates_v" USING btree ("parent_id");
  CREATE INDEX "_answer_templates_v_version_version_updated_at_idx" ON "_answer_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_answer_templates_v_version_version_created_at_idx" ON "_answer_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_answer_templates_v_version_version_deleted_at_idx" ON "_answer_templates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_answer_templates_v_created_at_idx" ON "_answer_templates_v" USING btree ("created_at");
  CREATE INDEX "_answer_templates_v_updated_at_idx" ON "_answer_templates_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_answer_templates_v_locales_locale_parent_id_unique" ON "_answer_templates_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_answer_templates_fk" FOREIGN KEY ("answer_templates_id") REFERENCES "public"."answer_templates"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "job_applications_answer_due_on_idx" ON "job_applications" USING btree ("answer_due_on");
  CREATE INDEX "payload_locked_documents_rels_answer_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("answer_templates_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "application_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_answer_templates_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_answer_templates_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "application_answers" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "answer_templates_locales" CASCADE;
  DROP TABLE "_answer_templates_v" CASCADE;
  DROP TABLE "_answer_templates_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_answer_templates_fk";
  
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_target";
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'application-notes', 'candidate-files', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings', 'data-retention');
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE "public"."enum_audit_entries_target" USING "target"::"public"."enum_audit_entries_target";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'tellFormerAddress', 'checkCandidateFile', 'recountVisits', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'tellFormerAddress', 'checkCandidateFile', 'recountVisits', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "job_applications_answer_due_on_idx";
  DROP INDEX "payload_locked_documents_rels_answer_templates_id_idx";
  ALTER TABLE "job_applications" DROP COLUMN "awaits_answer";
  ALTER TABLE "job_applications" DROP COLUMN "answer_due_on";
  ALTER TABLE "job_applications" DROP COLUMN "answered_at";
  ALTER TABLE "users" DROP COLUMN "morning_mail";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "answer_templates_id";
  ALTER TABLE "website_settings" DROP COLUMN "answer_days";
  ALTER TABLE "_website_settings_v" DROP COLUMN "version_answer_days";
  ALTER TABLE "email_settings" DROP COLUMN "reply_to_email";
  DROP TYPE "public"."enum_application_answers_language";
  DROP TYPE "public"."enum_application_answers_state";
  DROP TYPE "public"."enum_answer_templates_kind";
  DROP TYPE "public"."enum__answer_templates_v_version_kind";`)
}
