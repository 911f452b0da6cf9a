import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
   CREATE TYPE "public"."_locales" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_job_offers_location" AS ENUM('paris', 'bordeaux', 'nantes', 'lyon', 'remote');
  CREATE TYPE "public"."enum_job_offers_contract" AS ENUM('cdi', 'cdd', 'internship', 'apprenticeship', 'freelance');
  CREATE TYPE "public"."enum_job_offers_category" AS ENUM('applications', 'consulting', 'data-science', 'infrastructure-security', 'internal-staff');
  CREATE TYPE "public"."enum_job_offers_experience" AS ENUM('junior', 'confirmed', 'senior', 'expert');
  CREATE TYPE "public"."enum_job_applications_status" AS ENUM('pending', 'reviewed', 'accepted', 'rejected');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'read', 'replied');
  CREATE TYPE "public"."enum_users_role" AS ENUM('super-admin', 'admin', 'moderator');
  CREATE TYPE "public"."enum_users_status" AS ENUM('active', 'inactive', 'invited');
  CREATE TYPE "public"."enum_website_settings_default_language" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_website_settings_timezone" AS ENUM('Europe/Paris', 'Europe/London', 'America/New_York');
  CREATE TABLE "job_offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"mission" varchar NOT NULL,
  	"search_text" varchar,
  	"title_search_text" varchar,
  	"location" "enum_job_offers_location" NOT NULL,
  	"contract" "enum_job_offers_contract" NOT NULL,
  	"category" "enum_job_offers_category" NOT NULL,
  	"experience" "enum_job_offers_experience" NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"published_date" timestamp(3) with time zone NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "job_offers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "job_applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"candidate_name" varchar NOT NULL,
  	"candidate_email" varchar NOT NULL,
  	"candidate_phone" varchar,
  	"job_title" varchar NOT NULL,
  	"job_offer_id" integer,
  	"cv_id" integer,
  	"cover_letter" varchar,
  	"cover_letter_file_id" integer,
  	"status" "enum_job_applications_status" DEFAULT 'pending' NOT NULL,
  	"status_changed_at" timestamp(3) with time zone,
  	"status_changed_by" varchar,
  	"submission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "candidate_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "contact_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"status" "enum_contact_messages_status" DEFAULT 'new' NOT NULL,
  	"submission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "enum_users_role" DEFAULT 'moderator' NOT NULL,
  	"status" "enum_users_status" DEFAULT 'active' NOT NULL,
  	"last_login_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"job_offers_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "website_settings_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "website_settings_opening_hours_locales" (
  	"days" varchar NOT NULL,
  	"hours" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "website_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_name" varchar DEFAULT 'Exemplia' NOT NULL,
  	"phone" varchar,
  	"email" varchar,
  	"address" varchar,
  	"linkedin_url" varchar,
  	"twitter_url" varchar,
  	"default_language" "enum_website_settings_default_language" DEFAULT 'fr' NOT NULL,
  	"timezone" "enum_website_settings_timezone" DEFAULT 'Europe/Paris' NOT NULL,
  	"maintenance_mode" boolean DEFAULT false,
  	"allow_registration" boolean DEFAULT false,
  	"analytics_preselected" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "website_settings_locales" (
  	"tagline" varchar,
  	"site_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "hero_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cta_url" varchar,
  	"background_image_url" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "hero_settings_locales" (
  	"main_title" varchar,
  	"sub_title" varchar,
  	"highlight_text" varchar,
  	"cta_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigation_settings_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar DEFAULT '/' NOT NULL,
  	"is_active" boolean DEFAULT true
  );
  
  CREATE TABLE "navigation_settings_items_locales" (
  	"label" varchar DEFAULT 'Nouvel item' NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "navigation_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "email_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"smtp_host" varchar,
  	"smtp_port" numeric DEFAULT 587,
  	"smtp_user" varchar,
  	"smtp_password" varchar,
  	"from_email" varchar,
  	"from_name" varchar,
  	"enable_notifications" boolean DEFAULT true,
  	"notify_new_applications" boolean DEFAULT true,
  	"notify_new_messages" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "email_settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "job_offers_texts" ADD CONSTRAINT "job_offers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_offer_id_job_offers_id_fk" FOREIGN KEY ("job_offer_id") REFERENCES "public"."job_offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cv_id_candidate_files_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."candidate_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cover_letter_file_id_candidate_files_id_fk" FOREIGN KEY ("cover_letter_file_id") REFERENCES "public"."candidate_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_offers_fk" FOREIGN KEY ("job_offers_id") REFERENCES "public"."job_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_settings_opening_hours" ADD CONSTRAINT "website_settings_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."website_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_settings_opening_hours_locales" ADD CONSTRAINT "website_settings_opening_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."website_settings_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_settings_locales" ADD CONSTRAINT "website_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."website_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hero_settings_locales" ADD CONSTRAINT "hero_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hero_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_settings_items" ADD CONSTRAINT "navigation_settings_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_settings_items_locales" ADD CONSTRAINT "navigation_settings_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_settings_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_settings_texts" ADD CONSTRAINT "email_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."email_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "job_offers_slug_idx" ON "job_offers" USING btree ("slug");
  CREATE INDEX "job_offers_updated_at_idx" ON "job_offers" USING btree ("updated_at");
  CREATE INDEX "job_offers_created_at_idx" ON "job_offers" USING btree ("created_at");
  CREATE INDEX "job_offers_texts_order_parent" ON "job_offers_texts" USING btree ("order","parent_id");
  CREATE INDEX "job_applications_job_offer_idx" ON "job_applications" USING btree ("job_offer_id");
  CREATE INDEX "job_applications_cv_idx" ON "job_applications" USING btree ("cv_id");
  CREATE INDEX "job_applications_cover_letter_file_idx" ON "job_applications" USING btree ("cover_letter_file_id");
  CREATE UNIQUE INDEX "job_applications_submission_key_idx" ON "job_applications" USING btree ("submission_key");
  CREATE INDEX "job_applications_updated_at_idx" ON "job_applications" USING btree ("updated_at");
  CREATE INDEX "job_applications_created_at_idx" ON "job_applications" USING btree ("created_at");
  CREATE INDEX "candidate_files_updated_at_idx" ON "candidate_files" USING btree ("updated_at");
  CREATE INDEX "candidate_files_created_at_idx" ON "candidate_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "candidate_files_filename_idx" ON "candidate_files" USING btree ("filename");
  CREATE UNIQUE INDEX "contact_messages_submission_key_idx" ON "contact_messages" USING btree ("submission_key");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "page_visits_created_at_idx" ON "page_visits" USING btree ("created_at");
  CREATE UNIQUE INDEX "visitor_sessions_session_id_idx" ON "visitor_sessions" USING btree ("session_id");
  CREATE INDEX "visitor_sessions_updated_at_idx" ON "visitor_sessions" USING btree ("updated_at");
  CREATE INDEX "visitor_sessions_created_at_idx" ON "visitor_sessions" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_role_idx" ON "users" USING btree ("role");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_job_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("job_offers_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "website_settings_opening_hours_order_idx" ON "website_settings_opening_hours" USING btree ("_order");
  CREATE INDEX "website_settings_opening_hours_parent_id_idx" ON "website_settings_opening_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "website_settings_opening_hours_locales_locale_parent_id_uniq" ON "website_settings_opening_hours_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "website_settings_locales_locale_parent_id_unique" ON "website_settings_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "hero_settings_locales_locale_parent_id_unique" ON "hero_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_settings_items_order_idx" ON "navigation_settings_items" USING btree ("_order");
  CREATE INDEX "navigation_settings_items_parent_id_idx" ON "navigation_settings_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_settings_items_locales_locale_parent_id_unique" ON "navigation_settings_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "email_settings_texts_order_parent" ON "email_settings_texts" USING btree ("order","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   DROP TABLE "job_offers" CASCADE;
  DROP TABLE "job_offers_texts" CASCADE;
  DROP TABLE "job_applications" CASCADE;
  DROP TABLE "candidate_files" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "page_visits" CASCADE;
  DROP TABLE "visitor_sessions" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "website_settings_opening_hours" CASCADE;
  DROP TABLE "website_settings_opening_hours_locales" CASCADE;
  DROP TABLE "website_settings" CASCADE;
  DROP TABLE "website_settings_locales" CASCADE;
  DROP TABLE "hero_settings" CASCADE;
  DROP TABLE "hero_settings_locales" CASCADE;
  DROP TABLE "navigation_settings_items" CASCADE;
  DROP TABLE "navigation_settings_items_locales" CASCADE;
  DROP TABLE "navigation_settings" CASCADE;
  DROP TABLE "email_settings" CASCADE;
  DROP TABLE "email_settings_texts" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_job_offers_location";
  DROP TYPE "public"."enum_job_offers_contract";
  DROP TYPE "public"."enum_job_offers_category";
  DROP TYPE "public"."enum_job_offers_experience";
  DROP TYPE "public"."enum_job_applications_status";
  DROP TYPE "public"."enum_contact_messages_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_status";
  DROP TYPE "public"."enum_website_settings_default_language";
  DROP TYPE "public"."enum_website_settings_timezone";`)
}
