import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_applications_source" AS ENUM('organic', 'social', 'email', 'referral', 'direct');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'recountVisits';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'recountVisits';
  DROP TABLE "page_visits" CASCADE;
  DROP TABLE "visitor_sessions" CASCADE;
  ALTER TABLE "job_applications" ADD COLUMN "source" "enum_job_applications_source";
  ALTER TABLE "website_settings" ADD COLUMN "count_without_consent" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_visits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visitor_id" varchar NOT NULL,
  	"session_id" varchar NOT NULL,
  	"page_path" varchar NOT NULL,
  	"page_title" varchar,
  	"referrer" varchar,
  	"user_agent" varchar,
  	"device_type" varchar NOT NULL,
  	"browser" varchar NOT NULL,
  	"os" varchar NOT NULL,
  	"screen_resolution" varchar,
  	"created_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "visitor_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"visitor_id" varchar NOT NULL,
  	"session_id" varchar NOT NULL,
  	"entry_page" varchar NOT NULL,
  	"exit_page" varchar NOT NULL,
  	"referrer" varchar,
  	"device_type" varchar NOT NULL,
  	"browser" varchar NOT NULL,
  	"os" varchar NOT NULL,
  	"page_views" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  CREATE INDEX "page_visits_created_at_idx" ON "page_visits" USING btree ("created_at");
  CREATE UNIQUE INDEX "visitor_sessions_session_id_idx" ON "visitor_sessions" USING btree ("session_id");
  CREATE INDEX "visitor_sessions_updated_at_idx" ON "visitor_sessions" USING btree ("updated_at");
  CREATE INDEX "visitor_sessions_created_at_idx" ON "visitor_sessions" USING btree ("created_at");
  ALTER TABLE "job_applications" DROP COLUMN "source";
  ALTER TABLE "website_settings" DROP COLUMN "count_without_consent";
  DROP TYPE "public"."enum_job_applications_source";`)
}
