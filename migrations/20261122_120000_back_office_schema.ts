import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_application_events_kind" AS ENUM('received', 'read', 'cv-downloaded', 'letter-downloaded', 'status-changed', 'note-added', 'note-deleted');
  CREATE TYPE "public"."enum_application_events_from" AS ENUM('pending', 'reviewed', 'accepted', 'rejected');
  CREATE TYPE "public"."enum_application_events_to" AS ENUM('pending', 'reviewed', 'accepted', 'rejected');
  CREATE TYPE "public"."enum_message_replies_state" AS ENUM('waiting', 'sent', 'kept', 'failed');
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'trashed', 'restored', 'deleted', 'exported', 'fileRead', 'fileDownloaded', 'replied', 'settingsChanged', 'testMailSent', 'deliveryRetried');
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'application-notes', 'candidate-files', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('job-applications');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'announceAccessRequest' BEFORE 'sendPasswordLink';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendReply';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'announceAccessRequest' BEFORE 'sendPasswordLink';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendReply';
  CREATE TABLE "application_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"author_name" varchar,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer NOT NULL,
  	"kind" "enum_application_events_kind" NOT NULL,
  	"from" "enum_application_events_from",
  	"to" "enum_application_events_to",
  	"account_name" varchar,
  	"account_id" integer,
  	"once" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "message_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"state" "enum_message_replies_state" DEFAULT 'waiting' NOT NULL,
  	"problem" varchar,
  	"sent_at" timestamp(3) with time zone,
  	"author_name" varchar,
  	"author_id" integer,
  	"reply_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "job_offers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "contact_messages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "expertise_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_expertise_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "sector_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_sector_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "value_pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_value_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "offices" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_offices_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "team_members" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "website_settings" ADD COLUMN "accent_color" varchar;
  ALTER TABLE "website_settings" ADD COLUMN "dark_color" varchar;
  ALTER TABLE "website_settings" ADD COLUMN "logo_id" integer;
  ALTER TABLE "website_settings" ADD COLUMN "logo_on_dark_id" integer;
  ALTER TABLE "website_settings" ADD COLUMN "icon_id" integer;
  ALTER TABLE "navigation_settings_items" ADD COLUMN "order" numeric;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_events" ADD CONSTRAINT "application_events_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "application_notes_application_idx" ON "application_notes" USING btree ("application_id");
  CREATE INDEX "application_notes_author_idx" ON "application_notes" USING btree ("author_id");
  CREATE INDEX "application_notes_updated_at_idx" ON "application_notes" USING btree ("updated_at");
  CREATE INDEX "application_notes_created_at_idx" ON "application_notes" USING btree ("created_at");
  CREATE INDEX "application_events_application_idx" ON "application_events" USING btree ("application_id");
  CREATE INDEX "application_events_account_idx" ON "application_events" USING btree ("account_id");
  CREATE UNIQUE INDEX "application_events_once_idx" ON "application_events" USING btree ("once");
  CREATE INDEX "application_events_updated_at_idx" ON "application_events" USING btree ("updated_at");
  CREATE INDEX "application_events_created_at_idx" ON "application_events" USING btree ("created_at");
  CREATE INDEX "message_replies_message_idx" ON "message_replies" USING btree ("message_id");
  CREATE INDEX "message_replies_author_idx" ON "message_replies" USING btree ("author_id");
  CREATE UNIQUE INDEX "message_replies_reply_key_idx" ON "message_replies" USING btree ("reply_key");
  CREATE INDEX "message_replies_updated_at_idx" ON "message_replies" USING btree ("updated_at");
  CREATE INDEX "message_replies_created_at_idx" ON "message_replies" USING btree ("created_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");
  CREATE INDEX "audit_entries_actor_email_idx" ON "audit_entries" USING btree ("actor_email");
  CREATE INDEX "audit_entries_action_idx" ON "audit_entries" USING btree ("action");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  ALTER TABLE "website_settings" ADD CONSTRAINT "website_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "website_settings" ADD CONSTRAINT "website_settings_logo_on_dark_id_media_id_fk" FOREIGN KEY ("logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "website_settings" ADD CONSTRAINT "website_settings_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "job_offers_deleted_at_idx" ON "job_offers" USING btree ("deleted_at");
  CREATE INDEX "contact_messages_deleted_at_idx" ON "contact_messages" USING btree ("deleted_at");
  CREATE INDEX "expertise_pages_deleted_at_idx" ON "expertise_pages" USING btree ("deleted_at");
  CREATE INDEX "_expertise_pages_v_version_version_deleted_at_idx" ON "_expertise_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "sector_pages_deleted_at_idx" ON "sector_pages" USING btree ("deleted_at");
  CREATE INDEX "_sector_pages_v_version_version_deleted_at_idx" ON "_sector_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "value_pages_deleted_at_idx" ON "value_pages" USING btree ("deleted_at");
  CREATE INDEX "_value_pages_v_version_version_deleted_at_idx" ON "_value_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "offices_deleted_at_idx" ON "offices" USING btree ("deleted_at");
  CREATE INDEX "_offices_v_version_version_deleted_at_idx" ON "_offices_v" USING btree ("version_deleted_at");
  CREATE INDEX "testimonials_deleted_at_idx" ON "testimonials" USING btree ("deleted_at");
  CREATE INDEX "_testimonials_v_version_version_deleted_at_idx" ON "_testimonials_v" USING btree ("version_deleted_at");
  CREATE INDEX "team_members_deleted_at_idx" ON "team_members" USING btree ("deleted_at");
  CREATE INDEX "_team_members_v_version_version_deleted_at_idx" ON "_team_members_v" USING btree ("version_deleted_at");
  CREATE INDEX "website_settings_logo_idx" ON "website_settings" USING btree ("logo_id");
  CREATE INDEX "website_settings_logo_on_dark_idx" ON "website_settings" USING btree ("logo_on_dark_id");
  CREATE INDEX "website_settings_icon_idx" ON "website_settings" USING btree ("icon_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "application_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_events" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "message_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "audit_entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "application_notes" CASCADE;
  DROP TABLE "application_events" CASCADE;
  DROP TABLE "message_replies" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  ALTER TABLE "website_settings" DROP CONSTRAINT "website_settings_logo_id_media_id_fk";
  
  ALTER TABLE "website_settings" DROP CONSTRAINT "website_settings_logo_on_dark_id_media_id_fk";
  
  ALTER TABLE "website_settings" DROP CONSTRAINT "website_settings_icon_id_media_id_fk";
  
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'sendPasswordLink');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'sendPasswordLink');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "job_offers_deleted_at_idx";
  DROP INDEX "contact_messages_deleted_at_idx";
  DROP INDEX "expertise_pages_deleted_at_idx";
  DROP INDEX "_expertise_pages_v_version_version_deleted_at_idx";
  DROP INDEX "sector_pages_deleted_at_idx";
  DROP INDEX "_sector_pages_v_version_version_deleted_at_idx";
  DROP INDEX "value_pages_deleted_at_idx";
  DROP INDEX "_value_pages_v_version_version_deleted_at_idx";
  DROP INDEX "offices_deleted_at_idx";
  DROP INDEX "_offices_v_version_version_deleted_at_idx";
  DROP INDEX "testimonials_deleted_at_idx";
  DROP INDEX "_testimonials_v_version_version_deleted_at_idx";
  DROP INDEX "team_members_deleted_at_idx";
  DROP INDEX "_team_members_v_version_version_deleted_at_idx";
  DROP INDEX "website_settings_logo_idx";
  DROP INDEX "website_settings_logo_on_dark_idx";
  DROP INDEX "website_settings_icon_idx";
  ALTER TABLE "job_offers" DROP COLUMN "deleted_at";
  ALTER TABLE "contact_messages" DROP COLUMN "deleted_at";
  ALTER TABLE "expertise_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_expertise_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "sector_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_sector_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "value_pages" DROP COLUMN "deleted_at";
  ALTER TABLE "_value_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "offices" DROP COLUMN "deleted_at";
  ALTER TABLE "_offices_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "testimonials" DROP COLUMN "deleted_at";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "team_members" DROP COLUMN "deleted_at";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "website_settings" DROP COLUMN "accent_color";
  ALTER TABLE "website_settings" DROP COLUMN "dark_color";
  ALTER TABLE "website_settings" DROP COLUMN "logo_id";
  ALTER TABLE "website_settings" DROP COLUMN "logo_on_dark_id";
  ALTER TABLE "website_settings" DROP COLUMN "icon_id";
  ALTER TABLE "navigation_settings_items" DROP COLUMN "order";
  DROP TYPE "public"."enum_application_events_kind";
  DROP TYPE "public"."enum_application_events_from";
  DROP TYPE "public"."enum_application_events_to";
  DROP TYPE "public"."enum_message_replies_state";
  DROP TYPE "public"."enum_audit_entries_action";
  DROP TYPE "public"."enum_audit_entries_target";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
