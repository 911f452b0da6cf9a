import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum__website_settings_v_version_second_factor_roles" AS ENUM('super-admin', 'admin', 'moderator');
  CREATE TYPE "public"."enum__website_settings_v_version_default_language" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum__website_settings_v_version_timezone" AS ENUM('Europe/Paris', 'Europe/London', 'America/New_York');
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tellFormerAddress' BEFORE 'checkCandidateFile';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tellFormerAddress' BEFORE 'checkCandidateFile';
  CREATE TABLE "_website_settings_v_version_opening_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_website_settings_v_version_opening_hours_locales" (
  	"days" varchar NOT NULL,
  	"hours" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_website_settings_v_version_second_factor_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__website_settings_v_version_second_factor_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_website_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_company_name" varchar DEFAULT 'Exemplia' NOT NULL,
  	"version_accent_color" varchar,
  	"version_dark_color" varchar,
  	"version_logo_id" integer,
  	"version_logo_on_dark_id" integer,
  	"version_icon_id" integer,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_linkedin_url" varchar,
  	"version_twitter_url" varchar,
  	"version_default_language" "enum__website_settings_v_version_default_language" DEFAULT 'fr' NOT NULL,
  	"version_timezone" "enum__website_settings_v_version_timezone" DEFAULT 'Europe/Paris' NOT NULL,
  	"version_maintenance_mode" boolean DEFAULT false,
  	"version_allow_registration" boolean DEFAULT false,
  	"version_analytics_preselected" boolean DEFAULT true,
  	"version_count_without_consent" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_website_settings_v_locales" (
  	"version_saved_at" timestamp(3) with time zone,
  	"version_made_from" varchar,
  	"version_tagline" varchar,
  	"version_site_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_hero_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_cta_url" varchar,
  	"version_background_image_id" integer,
  	"version_is_house_drawing" boolean DEFAULT false,
  	"version_background_image_url" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_hero_settings_v_locales" (
  	"version_saved_at" timestamp(3) with time zone,
  	"version_made_from" varchar,
  	"version_main_title" varchar,
  	"version_sub_title" varchar,
  	"version_highlight_text" varchar,
  	"version_cta_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "navigation_settings_locales" (
  	"saved_at" timestamp(3) with time zone,
  	"made_from" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_settings_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar DEFAULT '/' NOT NULL,
  	"order" numeric,
  	"is_active" boolean DEFAULT true,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_settings_v_version_items_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_navigation_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_navigation_settings_v_locales" (
  	"version_saved_at" timestamp(3) with time zone,
  	"version_made_from" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "job_applications" ADD COLUMN "search_text" varchar;
  ALTER TABLE "candidate_files" ADD COLUMN "marks" jsonb;
  ALTER TABLE "contact_messages" ADD COLUMN "search_text" varchar;
  ALTER TABLE "expertise_pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "expertise_pages_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "_expertise_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_expertise_pages_v_locales" ADD COLUMN "version_made_from" varchar;
  ALTER TABLE "sector_pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "sector_pages_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "_sector_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_sector_pages_v_locales" ADD COLUMN "version_made_from" varchar;
  ALTER TABLE "value_pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "value_pages_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "_value_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_value_pages_v_locales" ADD COLUMN "version_made_from" varchar;
  ALTER TABLE "offices" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_offices_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "testimonials" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "testimonials_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "_testimonials_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_testimonials_v_locales" ADD COLUMN "version_made_from" varchar;
  ALTER TABLE "team_members" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "team_members_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "_team_members_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_team_members_v_locales" ADD COLUMN "version_made_from" varchar;
  ALTER TABLE "home_page" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "home_page_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "_home_page_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_made_from" varchar;
  ALTER TABLE "adn_hub" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "adn_hub_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "_adn_hub_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_adn_hub_v_locales" ADD COLUMN "version_made_from" varchar;
  ALTER TABLE "job_list_page" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "job_list_page_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "_job_list_page_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_job_list_page_v_locales" ADD COLUMN "version_made_from" varchar;
  ALTER TABLE "legal_notice" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "legal_notice_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "_legal_notice_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "_legal_notice_v_locales" ADD COLUMN "version_made_from" varchar;
  ALTER TABLE "website_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "website_settings_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "website_settings_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "hero_settings" ADD COLUMN "is_house_drawing" boolean DEFAULT false;
  ALTER TABLE "hero_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "hero_settings_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "hero_settings_locales" ADD COLUMN "made_from" varchar;
  ALTER TABLE "navigation_settings" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_website_settings_v_version_opening_hours" ADD CONSTRAINT "_website_settings_v_version_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_website_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_website_settings_v_version_opening_hours_locales" ADD CONSTRAINT "_website_settings_v_version_opening_hours_locales_parent__fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_website_settings_v_version_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_website_settings_v_version_second_factor_roles" ADD CONSTRAINT "_website_settings_v_version_second_factor_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_website_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_website_settings_v" ADD CONSTRAINT "_website_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_settings_v" ADD CONSTRAINT "_website_settings_v_version_logo_on_dark_id_media_id_fk" FOREIGN KEY ("version_logo_on_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_settings_v" ADD CONSTRAINT "_website_settings_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_website_settings_v_locales" ADD CONSTRAINT "_website_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_website_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_hero_settings_v" ADD CONSTRAINT "_hero_settings_v_version_background_image_id_media_id_fk" FOREIGN KEY ("version_background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_hero_settings_v_locales" ADD CONSTRAINT "_hero_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_hero_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_settings_locales" ADD CONSTRAINT "navigation_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_settings_v_version_items" ADD CONSTRAINT "_navigation_settings_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_settings_v_version_items_locales" ADD CONSTRAINT "_navigation_settings_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_settings_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_settings_v_locales" ADD CONSTRAINT "_navigation_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_website_settings_v_version_opening_hours_order_idx" ON "_website_settings_v_version_opening_hours" USING btree ("_order");
  CREATE INDEX "_website_settings_v_version_opening_hours_parent_id_idx" ON "_website_settings_v_version_opening_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_website_settings_v_version_opening_hours_locales_locale_par" ON "_website_settings_v_version_opening_hours_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_website_settings_v_version_second_factor_roles_order_idx" ON "_website_settings_v_version_second_factor_roles" USING btree ("order");
  CREATE INDEX "_website_settings_v_version_second_factor_roles_parent_idx" ON "_website_settings_v_version_second_factor_roles" USING btree ("parent_id");
  CREATE INDEX "_website_settings_v_version_version_logo_idx" ON "_website_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_website_settings_v_version_version_logo_on_dark_idx" ON "_website_settings_v" USING btree ("version_logo_on_dark_id");
  CREATE INDEX "_website_settings_v_version_version_icon_idx" ON "_website_settings_v" USING btree ("version_icon_id");
  CREATE INDEX "_website_settings_v_created_at_idx" ON "_website_settings_v" USING btree ("created_at");
  CREATE INDEX "_website_settings_v_updated_at_idx" ON "_website_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_website_settings_v_locales_locale_parent_id_unique" ON "_website_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_hero_settings_v_version_version_background_image_idx" ON "_hero_settings_v" USING btree ("version_background_image_id");
  CREATE INDEX "_hero_settings_v_created_at_idx" ON "_hero_settings_v" USING btree ("created_at");
  CREATE INDEX "_hero_settings_v_updated_at_idx" ON "_hero_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_hero_settings_v_locales_locale_parent_id_unique" ON "_hero_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "navigation_settings_locales_locale_parent_id_unique" ON "navigation_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_settings_v_version_items_order_idx" ON "_navigation_settings_v_version_items" USING btree ("_order");
  CREATE INDEX "_navigation_settings_v_version_items_parent_id_idx" ON "_navigation_settings_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_settings_v_version_items_locales_locale_parent_i" ON "_navigation_settings_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_settings_v_created_at_idx" ON "_navigation_settings_v" USING btree ("created_at");
  CREATE INDEX "_navigation_settings_v_updated_at_idx" ON "_navigation_settings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_navigation_settings_v_locales_locale_parent_id_unique" ON "_navigation_settings_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "_website_settings_v_version_opening_hours" CASCADE;
  DROP TABLE "_website_settings_v_version_opening_hours_locales" CASCADE;
  DROP TABLE "_website_settings_v_version_second_factor_roles" CASCADE;
  DROP TABLE "_website_settings_v" CASCADE;
  DROP TABLE "_website_settings_v_locales" CASCADE;
  DROP TABLE "_hero_settings_v" CASCADE;
  DROP TABLE "_hero_settings_v_locales" CASCADE;
  DROP TABLE "navigation_settings_locales" CASCADE;
  DROP TABLE "_navigation_settings_v_version_items" CASCADE;
  DROP TABLE "_navigation_settings_v_version_items_locales" CASCADE;
  DROP TABLE "_navigation_settings_v" CASCADE;
  DROP TABLE "_navigation_settings_v_locales" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'checkCandidateFile', 'recountVisits', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'checkCandidateFile', 'recountVisits', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "job_applications" DROP COLUMN "search_text";
  ALTER TABLE "candidate_files" DROP COLUMN "marks";
  ALTER TABLE "contact_messages" DROP COLUMN "search_text";
  ALTER TABLE "expertise_pages" DROP COLUMN "saved_by";
  ALTER TABLE "expertise_pages_locales" DROP COLUMN "made_from";
  ALTER TABLE "_expertise_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_expertise_pages_v_locales" DROP COLUMN "version_made_from";
  ALTER TABLE "sector_pages" DROP COLUMN "saved_by";
  ALTER TABLE "sector_pages_locales" DROP COLUMN "made_from";
  ALTER TABLE "_sector_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_sector_pages_v_locales" DROP COLUMN "version_made_from";
  ALTER TABLE "value_pages" DROP COLUMN "saved_by";
  ALTER TABLE "value_pages_locales" DROP COLUMN "made_from";
  ALTER TABLE "_value_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_value_pages_v_locales" DROP COLUMN "version_made_from";
  ALTER TABLE "offices" DROP COLUMN "saved_by";
  ALTER TABLE "_offices_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "testimonials" DROP COLUMN "saved_by";
  ALTER TABLE "testimonials_locales" DROP COLUMN "made_from";
  ALTER TABLE "_testimonials_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_testimonials_v_locales" DROP COLUMN "version_made_from";
  ALTER TABLE "team_members" DROP COLUMN "saved_by";
  ALTER TABLE "team_members_locales" DROP COLUMN "made_from";
  ALTER TABLE "_team_members_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_team_members_v_locales" DROP COLUMN "version_made_from";
  ALTER TABLE "home_page" DROP COLUMN "saved_by";
  ALTER TABLE "home_page_locales" DROP COLUMN "made_from";
  ALTER TABLE "_home_page_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_made_from";
  ALTER TABLE "adn_hub" DROP COLUMN "saved_by";
  ALTER TABLE "adn_hub_locales" DROP COLUMN "made_from";
  ALTER TABLE "_adn_hub_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_adn_hub_v_locales" DROP COLUMN "version_made_from";
  ALTER TABLE "job_list_page" DROP COLUMN "saved_by";
  ALTER TABLE "job_list_page_locales" DROP COLUMN "made_from";
  ALTER TABLE "_job_list_page_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_job_list_page_v_locales" DROP COLUMN "version_made_from";
  ALTER TABLE "legal_notice" DROP COLUMN "saved_by";
  ALTER TABLE "legal_notice_locales" DROP COLUMN "made_from";
  ALTER TABLE "_legal_notice_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "_legal_notice_v_locales" DROP COLUMN "version_made_from";
  ALTER TABLE "website_settings" DROP COLUMN "saved_by";
  ALTER TABLE "website_settings_locales" DROP COLUMN "saved_at";
  ALTER TABLE "website_settings_locales" DROP COLUMN "made_from";
  ALTER TABLE "hero_settings" DROP COLUMN "is_house_drawing";
  ALTER TABLE "hero_settings" DROP COLUMN "saved_by";
  ALTER TABLE "hero_settings_locales" DROP COLUMN "saved_at";
  ALTER TABLE "hero_settings_locales" DROP COLUMN "made_from";
  ALTER TABLE "navigation_settings" DROP COLUMN "saved_by";
  DROP TYPE "public"."enum__website_settings_v_version_second_factor_roles";
  DROP TYPE "public"."enum__website_settings_v_version_default_language";
  DROP TYPE "public"."enum__website_settings_v_version_timezone";`)
}
