import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_job_offers_location" AS ENUM('paris', 'bordeaux', 'nantes', 'lyon', 'remote');
  CREATE TYPE "public"."enum_job_offers_contract" AS ENUM('cdi', 'cdd', 'internship', 'apprenticeship', 'freelance');
  CREATE TYPE "public"."enum_job_offers_category" AS ENUM('applications', 'consulting', 'data-science', 'infrastructure-security', 'internal-staff');
  CREATE TYPE "public"."enum_job_offers_experience" AS ENUM('junior', 'confirmed', 'senior', 'expert');
  CREATE TYPE "public"."enum_job_applications_status" AS ENUM('pending', 'reviewed', 'accepted', 'rejected');
  CREATE TYPE "public"."enum_contact_messages_status" AS ENUM('new', 'read', 'replied');
  CREATE TYPE "public"."enum_icon" AS ENUM('accessibility', 'award', 'bike', 'book-open', 'bot', 'brain', 'briefcase', 'building-2', 'calendar', 'chart-column', 'chart-line', 'clipboard-check', 'cloud', 'code', 'coffee', 'compass', 'database', 'eye', 'factory', 'file-text', 'flask-conical', 'gauge', 'git-branch', 'globe', 'graduation-cap', 'handshake', 'heart', 'house', 'landmark', 'layers', 'leaf', 'lightbulb', 'list-checks', 'lock', 'map-pin', 'megaphone', 'message-circle', 'monitor', 'network', 'plug', 'puzzle', 'recycle', 'refresh-cw', 'rocket', 'route', 'scale', 'search', 'server', 'settings', 'shield-check', 'shopping-bag', 'smartphone', 'sparkles', 'sprout', 'target', 'test-tube', 'train-front', 'trending-up', 'umbrella', 'user-check', 'users', 'wallet', 'workflow', 'zap');
  CREATE TYPE "public"."enum_expertise_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__expertise_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__expertise_pages_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_logo_style" AS ENUM('large', 'small', 'on-dark');
  CREATE TYPE "public"."enum_sector_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sector_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sector_pages_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_value_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__value_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__value_pages_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_offices_job_location" AS ENUM('paris', 'bordeaux', 'nantes', 'lyon');
  CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_version_job_location" AS ENUM('paris', 'bordeaux', 'nantes', 'lyon');
  CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_testimonials_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__testimonials_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_team_members_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__team_members_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_users_role" AS ENUM('super-admin', 'admin', 'moderator');
  CREATE TYPE "public"."enum_users_status" AS ENUM('active', 'inactive', 'invited');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'sendPasswordLink');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'sendPasswordLink');
  CREATE TYPE "public"."enum_home_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__home_page_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_adn_hub_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__adn_hub_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__adn_hub_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_job_list_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__job_list_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__job_list_page_v_published_locale" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_legal_notice_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_notice_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__legal_notice_v_published_locale" AS ENUM('fr', 'en');
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
  	"candidate_name" varchar,
  	"candidate_email" varchar,
  	"candidate_phone" varchar,
  	"job_title" varchar,
  	"cv_id" integer,
  	"cover_letter" varchar,
  	"cover_letter_file_id" integer,
  	"status" "enum_job_applications_status" DEFAULT 'pending' NOT NULL,
  	"status_changed_at" timestamp(3) with time zone,
  	"status_changed_by_name" varchar,
  	"status_changed_by_id" integer,
  	"job_offer_id" integer,
  	"announced_by_mail_at" varchar,
  	"acknowledged_at" varchar,
  	"chat_ts" varchar,
  	"submission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "candidate_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"original_name" varchar NOT NULL,
  	"has_active_content" boolean DEFAULT false,
  	"prefix" varchar DEFAULT 'candidats',
  	"_objectkey" varchar,
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
  	"status_changed_at" timestamp(3) with time zone,
  	"status_changed_by_name" varchar,
  	"status_changed_by_id" integer,
  	"announced_by_mail_at" varchar,
  	"chat_ts" varchar,
  	"submission_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "expertise_pages_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_icon"
  );
  
  CREATE TABLE "expertise_pages_services_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "expertise_pages_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "expertise_pages_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "expertise_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" varchar,
  	"hero_image_id" integer,
  	"icon" "enum_icon",
  	"sections" jsonb,
  	"call_to_action_url" varchar DEFAULT '/#contact',
  	"seo_social_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_expertise_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "expertise_pages_locales" (
  	"title" varchar,
  	"navigation_label" varchar,
  	"summary" varchar,
  	"intro" varchar,
  	"services_heading" varchar,
  	"services_intro" varchar,
  	"approach_heading" varchar,
  	"approach_intro" varchar,
  	"call_to_action_title" varchar,
  	"call_to_action_text" varchar,
  	"call_to_action_label" varchar DEFAULT 'Contactez-nous',
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "expertise_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_expertise_pages_v_version_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expertise_pages_v_version_services_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_expertise_pages_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_expertise_pages_v_version_steps_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_expertise_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" varchar,
  	"version_hero_image_id" integer,
  	"version_icon" "enum_icon",
  	"version_sections" jsonb,
  	"version_call_to_action_url" varchar DEFAULT '/#contact',
  	"version_seo_social_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__expertise_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__expertise_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_expertise_pages_v_locales" (
  	"version_title" varchar,
  	"version_navigation_label" varchar,
  	"version_summary" varchar,
  	"version_intro" varchar,
  	"version_services_heading" varchar,
  	"version_services_intro" varchar,
  	"version_approach_heading" varchar,
  	"version_approach_intro" varchar,
  	"version_call_to_action_title" varchar,
  	"version_call_to_action_text" varchar,
  	"version_call_to_action_label" varchar DEFAULT 'Contactez-nous',
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_expertise_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sector_pages_solutions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_icon"
  );
  
  CREATE TABLE "sector_pages_solutions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sector_pages_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"logo_id" integer,
  	"extra_class" "enum_logo_style",
  	"url" varchar
  );
  
  CREATE TABLE "sector_pages_clients_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "sector_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" varchar,
  	"hero_image_id" integer,
  	"sections" jsonb,
  	"call_to_action_url" varchar DEFAULT '/#contact',
  	"seo_social_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_sector_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "sector_pages_locales" (
  	"title" varchar,
  	"navigation_label" varchar,
  	"summary" varchar,
  	"intro" varchar,
  	"solutions_heading" varchar,
  	"solutions_intro" varchar,
  	"clients_heading" varchar DEFAULT 'Clients Actifs',
  	"call_to_action_title" varchar,
  	"call_to_action_text" varchar,
  	"call_to_action_label" varchar DEFAULT 'Contactez nos experts',
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "sector_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_sector_pages_v_version_solutions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sector_pages_v_version_solutions_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sector_pages_v_version_clients" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"logo_id" integer,
  	"extra_class" "enum_logo_style",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_sector_pages_v_version_clients_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sector_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" varchar,
  	"version_hero_image_id" integer,
  	"version_sections" jsonb,
  	"version_call_to_action_url" varchar DEFAULT '/#contact',
  	"version_seo_social_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__sector_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__sector_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_sector_pages_v_locales" (
  	"version_title" varchar,
  	"version_navigation_label" varchar,
  	"version_summary" varchar,
  	"version_intro" varchar,
  	"version_solutions_heading" varchar,
  	"version_solutions_intro" varchar,
  	"version_clients_heading" varchar DEFAULT 'Clients Actifs',
  	"version_call_to_action_title" varchar,
  	"version_call_to_action_text" varchar,
  	"version_call_to_action_label" varchar DEFAULT 'Contactez nos experts',
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_sector_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "value_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"slug" varchar,
  	"hero_image_id" integer,
  	"icon" "enum_icon",
  	"sections" jsonb,
  	"call_to_action_url" varchar DEFAULT '/nos-offres',
  	"seo_social_image_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_value_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "value_pages_locales" (
  	"title" varchar,
  	"navigation_label" varchar,
  	"summary" varchar,
  	"intro" varchar,
  	"call_to_action_title" varchar,
  	"call_to_action_text" varchar,
  	"call_to_action_label" varchar DEFAULT 'Voir nos offres d''emploi',
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "value_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_value_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_slug" varchar,
  	"version_hero_image_id" integer,
  	"version_icon" "enum_icon",
  	"version_sections" jsonb,
  	"version_call_to_action_url" varchar DEFAULT '/nos-offres',
  	"version_seo_social_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__value_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__value_pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_value_pages_v_locales" (
  	"version_title" varchar,
  	"version_navigation_label" varchar,
  	"version_summary" varchar,
  	"version_intro" varchar,
  	"version_call_to_action_title" varchar,
  	"version_call_to_action_text" varchar,
  	"version_call_to_action_label" varchar DEFAULT 'Voir nos offres d''emploi',
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_value_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"street" varchar,
  	"postal_code" varchar,
  	"city" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"job_location" "enum_offices_job_location",
  	"maps_query" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_offices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_street" varchar,
  	"version_postal_code" varchar,
  	"version_city" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_job_location" "enum__offices_v_version_job_location",
  	"version_maps_query" varchar,
  	"version_picture_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__offices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__offices_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"portrait_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_testimonials_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "testimonials_locales" (
  	"position" varchar,
  	"quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_testimonials_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_portrait_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__testimonials_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__testimonials_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_testimonials_v_locales" (
  	"version_position" varchar,
  	"version_quote" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "team_members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"name" varchar,
  	"portrait_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_team_members_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "team_members_locales" (
  	"position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_team_members_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version__order" varchar,
  	"version_name" varchar,
  	"version_portrait_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__team_members_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__team_members_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_team_members_v_locales" (
  	"version_position" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"prefix" varchar DEFAULT 'medias',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_thumbnail_url" varchar,
  	"sizes_thumbnail_width" numeric,
  	"sizes_thumbnail_height" numeric,
  	"sizes_thumbnail_mime_type" varchar,
  	"sizes_thumbnail_filesize" numeric,
  	"sizes_thumbnail_filename" varchar,
  	"sizes_card_url" varchar,
  	"sizes_card_width" numeric,
  	"sizes_card_height" numeric,
  	"sizes_card_mime_type" varchar,
  	"sizes_card_filesize" numeric,
  	"sizes_card_filename" varchar,
  	"sizes_content_url" varchar,
  	"sizes_content_width" numeric,
  	"sizes_content_height" numeric,
  	"sizes_content_mime_type" varchar,
  	"sizes_content_filesize" numeric,
  	"sizes_content_filename" varchar,
  	"sizes_wide_url" varchar,
  	"sizes_wide_width" numeric,
  	"sizes_wide_height" numeric,
  	"sizes_wide_mime_type" varchar,
  	"sizes_wide_filesize" numeric,
  	"sizes_wide_filename" varchar
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"invited_at" timestamp(3) with time zone,
  	"last_login_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"concurrency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"expertise_pages_id" integer,
  	"sector_pages_id" integer,
  	"value_pages_id" integer,
  	"offices_id" integer,
  	"testimonials_id" integer,
  	"team_members_id" integer,
  	"media_id" integer,
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
  
  CREATE TABLE "home_page_statistics_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"prefix" varchar,
  	"value" numeric
  );
  
  CREATE TABLE "home_page_statistics_figures_locales" (
  	"unit" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "home_page_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "home_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_social_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_home_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "home_page_locales" (
  	"statistics_heading" varchar,
  	"expertises_heading" varchar,
  	"expertises_intro" varchar,
  	"expertises_card_link_label" varchar,
  	"sectors_heading" varchar,
  	"sectors_intro" varchar,
  	"sectors_card_link_label" varchar,
  	"offers_heading" varchar,
  	"offers_intro" varchar,
  	"offers_all_offers_label" varchar,
  	"offers_no_offers_text" varchar,
  	"locations_heading" varchar,
  	"locations_intro" varchar,
  	"locations_map_link_label" varchar,
  	"testimonials_heading" varchar,
  	"testimonials_intro" varchar,
  	"team_heading" varchar,
  	"team_intro" varchar,
  	"contact_heading" varchar,
  	"contact_intro" varchar,
  	"contact_form_name_label" varchar DEFAULT 'Nom complet',
  	"contact_form_email_label" varchar DEFAULT 'E-mail',
  	"contact_form_subject_label" varchar DEFAULT 'Sujet',
  	"contact_form_message_label" varchar DEFAULT 'Message',
  	"contact_form_submit_label" varchar DEFAULT 'Envoyer le message',
  	"contact_form_consent_notice" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_statistics_figures" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"prefix" varchar,
  	"value" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_statistics_figures_locales" (
  	"unit" varchar,
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v_version_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_home_page_v_version_faq_locales" (
  	"question" varchar,
  	"answer" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_home_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_social_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__home_page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__home_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_home_page_v_locales" (
  	"version_statistics_heading" varchar,
  	"version_expertises_heading" varchar,
  	"version_expertises_intro" varchar,
  	"version_expertises_card_link_label" varchar,
  	"version_sectors_heading" varchar,
  	"version_sectors_intro" varchar,
  	"version_sectors_card_link_label" varchar,
  	"version_offers_heading" varchar,
  	"version_offers_intro" varchar,
  	"version_offers_all_offers_label" varchar,
  	"version_offers_no_offers_text" varchar,
  	"version_locations_heading" varchar,
  	"version_locations_intro" varchar,
  	"version_locations_map_link_label" varchar,
  	"version_testimonials_heading" varchar,
  	"version_testimonials_intro" varchar,
  	"version_team_heading" varchar,
  	"version_team_intro" varchar,
  	"version_contact_heading" varchar,
  	"version_contact_intro" varchar,
  	"version_contact_form_name_label" varchar DEFAULT 'Nom complet',
  	"version_contact_form_email_label" varchar DEFAULT 'E-mail',
  	"version_contact_form_subject_label" varchar DEFAULT 'Sujet',
  	"version_contact_form_message_label" varchar DEFAULT 'Message',
  	"version_contact_form_submit_label" varchar DEFAULT 'Envoyer le message',
  	"version_contact_form_consent_notice" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "adn_hub_closing_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "adn_hub_closing_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "adn_hub" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hero_image_id" integer,
  	"sections" jsonb,
  	"seo_social_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_adn_hub_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "adn_hub_locales" (
  	"title" varchar,
  	"subtitle" varchar DEFAULT 'Vie en entreprise & RSE',
  	"intro" varchar,
  	"card_link_label" varchar DEFAULT 'En savoir plus',
  	"closing_title" varchar,
  	"closing_text" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_adn_hub_v_version_closing_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_adn_hub_v_version_closing_links_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_adn_hub_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hero_image_id" integer,
  	"version_sections" jsonb,
  	"version_seo_social_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__adn_hub_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__adn_hub_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_adn_hub_v_locales" (
  	"version_title" varchar,
  	"version_subtitle" varchar DEFAULT 'Vie en entreprise & RSE',
  	"version_intro" varchar,
  	"version_card_link_label" varchar DEFAULT 'En savoir plus',
  	"version_closing_title" varchar,
  	"version_closing_text" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "job_list_page_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_icon"
  );
  
  CREATE TABLE "job_list_page_benefits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "job_list_page_reasons_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon" "enum_icon"
  );
  
  CREATE TABLE "job_list_page_reasons_cards_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "job_list_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"seo_social_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_job_list_page_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "job_list_page_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"spontaneous_title" varchar,
  	"spontaneous_text" varchar,
  	"spontaneous_link_label" varchar,
  	"reasons_heading" varchar,
  	"reasons_intro" varchar,
  	"reasons_link_label" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_job_list_page_v_version_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_job_list_page_v_version_benefits_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_job_list_page_v_version_reasons_cards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon" "enum_icon",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_job_list_page_v_version_reasons_cards_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_job_list_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_seo_social_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__job_list_page_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__job_list_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_job_list_page_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_spontaneous_title" varchar,
  	"version_spontaneous_text" varchar,
  	"version_spontaneous_link_label" varchar,
  	"version_reasons_heading" varchar,
  	"version_reasons_intro" varchar,
  	"version_reasons_link_label" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "legal_notice_cookies_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "legal_notice_cookies_types_locales" (
  	"name" varchar,
  	"description" varchar,
  	"duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "legal_notice_terms_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "legal_notice_terms_articles_locales" (
  	"heading" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "legal_notice_privacy_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "legal_notice_privacy_articles_locales" (
  	"heading" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "legal_notice" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_on" timestamp(3) with time zone,
  	"publisher_company_name" varchar,
  	"publisher_vat_number" varchar,
  	"publisher_address" varchar,
  	"director_name" varchar,
  	"host_name" varchar,
  	"host_address" varchar,
  	"host_phone" varchar,
  	"contact_email" varchar,
  	"contact_phone" varchar,
  	"seo_social_image_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone,
  	"_status" "enum_legal_notice_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "legal_notice_locales" (
  	"title" varchar,
  	"intro" varchar,
  	"publisher_heading" varchar,
  	"publisher_legal_form" varchar,
  	"publisher_share_capital" varchar,
  	"publisher_registration" varchar,
  	"director_heading" varchar,
  	"director_position" varchar,
  	"host_heading" varchar,
  	"cookies_heading" varchar,
  	"cookies_intro" varchar,
  	"terms_heading" varchar,
  	"privacy_heading" varchar,
  	"contact_heading" varchar,
  	"contact_intro" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_notice_v_version_cookies_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_notice_v_version_cookies_types_locales" (
  	"name" varchar,
  	"description" varchar,
  	"duration" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_notice_v_version_terms_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_notice_v_version_terms_articles_locales" (
  	"heading" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_notice_v_version_privacy_articles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_legal_notice_v_version_privacy_articles_locales" (
  	"heading" varchar,
  	"body" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_legal_notice_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_publisher_company_name" varchar,
  	"version_publisher_vat_number" varchar,
  	"version_publisher_address" varchar,
  	"version_director_name" varchar,
  	"version_host_name" varchar,
  	"version_host_address" varchar,
  	"version_host_phone" varchar,
  	"version_contact_email" varchar,
  	"version_contact_phone" varchar,
  	"version_seo_social_image_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__legal_notice_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__legal_notice_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_legal_notice_v_locales" (
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_publisher_heading" varchar,
  	"version_publisher_legal_form" varchar,
  	"version_publisher_share_capital" varchar,
  	"version_publisher_registration" varchar,
  	"version_director_heading" varchar,
  	"version_director_position" varchar,
  	"version_host_heading" varchar,
  	"version_cookies_heading" varchar,
  	"version_cookies_intro" varchar,
  	"version_terms_heading" varchar,
  	"version_privacy_heading" varchar,
  	"version_contact_heading" varchar,
  	"version_contact_intro" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"background_image_id" integer,
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
  	"confirmed_server_smtp_host" varchar,
  	"confirmed_server_smtp_port" numeric,
  	"confirmed_server_smtp_user" varchar,
  	"confirmed_server_smtp_password" varchar,
  	"confirmed_server_from_email" varchar,
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
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cv_id_candidate_files_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."candidate_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_cover_letter_file_id_candidate_files_id_fk" FOREIGN KEY ("cover_letter_file_id") REFERENCES "public"."candidate_files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_status_changed_by_id_users_id_fk" FOREIGN KEY ("status_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_offer_id_job_offers_id_fk" FOREIGN KEY ("job_offer_id") REFERENCES "public"."job_offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_status_changed_by_id_users_id_fk" FOREIGN KEY ("status_changed_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise_pages_services" ADD CONSTRAINT "expertise_pages_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_pages_services_locales" ADD CONSTRAINT "expertise_pages_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise_pages_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_pages_steps" ADD CONSTRAINT "expertise_pages_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_pages_steps_locales" ADD CONSTRAINT "expertise_pages_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise_pages_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_pages" ADD CONSTRAINT "expertise_pages_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise_pages" ADD CONSTRAINT "expertise_pages_seo_social_image_id_media_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "expertise_pages_locales" ADD CONSTRAINT "expertise_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."expertise_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "expertise_pages_texts" ADD CONSTRAINT "expertise_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expertise_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v_version_services" ADD CONSTRAINT "_expertise_pages_v_version_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v_version_services_locales" ADD CONSTRAINT "_expertise_pages_v_version_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_pages_v_version_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v_version_steps" ADD CONSTRAINT "_expertise_pages_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v_version_steps_locales" ADD CONSTRAINT "_expertise_pages_v_version_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_pages_v_version_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v" ADD CONSTRAINT "_expertise_pages_v_parent_id_expertise_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expertise_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v" ADD CONSTRAINT "_expertise_pages_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v" ADD CONSTRAINT "_expertise_pages_v_version_seo_social_image_id_media_id_fk" FOREIGN KEY ("version_seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v_locales" ADD CONSTRAINT "_expertise_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_expertise_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v_texts" ADD CONSTRAINT "_expertise_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_expertise_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sector_pages_solutions" ADD CONSTRAINT "sector_pages_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sector_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sector_pages_solutions_locales" ADD CONSTRAINT "sector_pages_solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sector_pages_solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sector_pages_clients" ADD CONSTRAINT "sector_pages_clients_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sector_pages_clients" ADD CONSTRAINT "sector_pages_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sector_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sector_pages_clients_locales" ADD CONSTRAINT "sector_pages_clients_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sector_pages_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sector_pages" ADD CONSTRAINT "sector_pages_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sector_pages" ADD CONSTRAINT "sector_pages_seo_social_image_id_media_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sector_pages_locales" ADD CONSTRAINT "sector_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sector_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sector_pages_texts" ADD CONSTRAINT "sector_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sector_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sector_pages_v_version_solutions" ADD CONSTRAINT "_sector_pages_v_version_solutions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sector_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sector_pages_v_version_solutions_locales" ADD CONSTRAINT "_sector_pages_v_version_solutions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sector_pages_v_version_solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sector_pages_v_version_clients" ADD CONSTRAINT "_sector_pages_v_version_clients_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sector_pages_v_version_clients" ADD CONSTRAINT "_sector_pages_v_version_clients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sector_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sector_pages_v_version_clients_locales" ADD CONSTRAINT "_sector_pages_v_version_clients_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sector_pages_v_version_clients"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sector_pages_v" ADD CONSTRAINT "_sector_pages_v_parent_id_sector_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sector_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sector_pages_v" ADD CONSTRAINT "_sector_pages_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sector_pages_v" ADD CONSTRAINT "_sector_pages_v_version_seo_social_image_id_media_id_fk" FOREIGN KEY ("version_seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sector_pages_v_locales" ADD CONSTRAINT "_sector_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_sector_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sector_pages_v_texts" ADD CONSTRAINT "_sector_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sector_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "value_pages" ADD CONSTRAINT "value_pages_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "value_pages" ADD CONSTRAINT "value_pages_seo_social_image_id_media_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "value_pages_locales" ADD CONSTRAINT "value_pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."value_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "value_pages_texts" ADD CONSTRAINT "value_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."value_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_value_pages_v" ADD CONSTRAINT "_value_pages_v_parent_id_value_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."value_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_value_pages_v" ADD CONSTRAINT "_value_pages_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_value_pages_v" ADD CONSTRAINT "_value_pages_v_version_seo_social_image_id_media_id_fk" FOREIGN KEY ("version_seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_value_pages_v_locales" ADD CONSTRAINT "_value_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_value_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_value_pages_v_texts" ADD CONSTRAINT "_value_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_value_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_locales" ADD CONSTRAINT "testimonials_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_parent_id_testimonials_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v" ADD CONSTRAINT "_testimonials_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_testimonials_v_locales" ADD CONSTRAINT "_testimonials_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_testimonials_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "team_members" ADD CONSTRAINT "team_members_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "team_members_locales" ADD CONSTRAINT "team_members_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_parent_id_team_members_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."team_members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v" ADD CONSTRAINT "_team_members_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_team_members_v_locales" ADD CONSTRAINT "_team_members_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_team_members_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_offers_fk" FOREIGN KEY ("job_offers_id") REFERENCES "public"."job_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_expertise_pages_fk" FOREIGN KEY ("expertise_pages_id") REFERENCES "public"."expertise_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sector_pages_fk" FOREIGN KEY ("sector_pages_id") REFERENCES "public"."sector_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_value_pages_fk" FOREIGN KEY ("value_pages_id") REFERENCES "public"."value_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_team_members_fk" FOREIGN KEY ("team_members_id") REFERENCES "public"."team_members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_statistics_figures" ADD CONSTRAINT "home_page_statistics_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_statistics_figures_locales" ADD CONSTRAINT "home_page_statistics_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_statistics_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_faq" ADD CONSTRAINT "home_page_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page_faq_locales" ADD CONSTRAINT "home_page_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "home_page" ADD CONSTRAINT "home_page_seo_social_image_id_media_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "home_page_locales" ADD CONSTRAINT "home_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."home_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_statistics_figures" ADD CONSTRAINT "_home_page_v_version_statistics_figures_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_statistics_figures_locales" ADD CONSTRAINT "_home_page_v_version_statistics_figures_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_statistics_figures"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_faq" ADD CONSTRAINT "_home_page_v_version_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v_version_faq_locales" ADD CONSTRAINT "_home_page_v_version_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v_version_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_home_page_v" ADD CONSTRAINT "_home_page_v_version_seo_social_image_id_media_id_fk" FOREIGN KEY ("version_seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_home_page_v_locales" ADD CONSTRAINT "_home_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_home_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "adn_hub_closing_links" ADD CONSTRAINT "adn_hub_closing_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."adn_hub"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "adn_hub_closing_links_locales" ADD CONSTRAINT "adn_hub_closing_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."adn_hub_closing_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "adn_hub" ADD CONSTRAINT "adn_hub_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adn_hub" ADD CONSTRAINT "adn_hub_seo_social_image_id_media_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "adn_hub_locales" ADD CONSTRAINT "adn_hub_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."adn_hub"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_adn_hub_v_version_closing_links" ADD CONSTRAINT "_adn_hub_v_version_closing_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_adn_hub_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_adn_hub_v_version_closing_links_locales" ADD CONSTRAINT "_adn_hub_v_version_closing_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_adn_hub_v_version_closing_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_adn_hub_v" ADD CONSTRAINT "_adn_hub_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_adn_hub_v" ADD CONSTRAINT "_adn_hub_v_version_seo_social_image_id_media_id_fk" FOREIGN KEY ("version_seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_adn_hub_v_locales" ADD CONSTRAINT "_adn_hub_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_adn_hub_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_list_page_benefits" ADD CONSTRAINT "job_list_page_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_list_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_list_page_benefits_locales" ADD CONSTRAINT "job_list_page_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_list_page_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_list_page_reasons_cards" ADD CONSTRAINT "job_list_page_reasons_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_list_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_list_page_reasons_cards_locales" ADD CONSTRAINT "job_list_page_reasons_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_list_page_reasons_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_list_page" ADD CONSTRAINT "job_list_page_seo_social_image_id_media_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "job_list_page_locales" ADD CONSTRAINT "job_list_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_list_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_list_page_v_version_benefits" ADD CONSTRAINT "_job_list_page_v_version_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_list_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_list_page_v_version_benefits_locales" ADD CONSTRAINT "_job_list_page_v_version_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_list_page_v_version_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_list_page_v_version_reasons_cards" ADD CONSTRAINT "_job_list_page_v_version_reasons_cards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_list_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_list_page_v_version_reasons_cards_locales" ADD CONSTRAINT "_job_list_page_v_version_reasons_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_list_page_v_version_reasons_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_list_page_v" ADD CONSTRAINT "_job_list_page_v_version_seo_social_image_id_media_id_fk" FOREIGN KEY ("version_seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_list_page_v_locales" ADD CONSTRAINT "_job_list_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_list_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notice_cookies_types" ADD CONSTRAINT "legal_notice_cookies_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notice_cookies_types_locales" ADD CONSTRAINT "legal_notice_cookies_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notice_cookies_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notice_terms_articles" ADD CONSTRAINT "legal_notice_terms_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notice_terms_articles_locales" ADD CONSTRAINT "legal_notice_terms_articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notice_terms_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notice_privacy_articles" ADD CONSTRAINT "legal_notice_privacy_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notice_privacy_articles_locales" ADD CONSTRAINT "legal_notice_privacy_articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notice_privacy_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_notice" ADD CONSTRAINT "legal_notice_seo_social_image_id_media_id_fk" FOREIGN KEY ("seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_notice_locales" ADD CONSTRAINT "legal_notice_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."legal_notice"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notice_v_version_cookies_types" ADD CONSTRAINT "_legal_notice_v_version_cookies_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notice_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notice_v_version_cookies_types_locales" ADD CONSTRAINT "_legal_notice_v_version_cookies_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notice_v_version_cookies_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notice_v_version_terms_articles" ADD CONSTRAINT "_legal_notice_v_version_terms_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notice_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notice_v_version_terms_articles_locales" ADD CONSTRAINT "_legal_notice_v_version_terms_articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notice_v_version_terms_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notice_v_version_privacy_articles" ADD CONSTRAINT "_legal_notice_v_version_privacy_articles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notice_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notice_v_version_privacy_articles_locales" ADD CONSTRAINT "_legal_notice_v_version_privacy_articles_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notice_v_version_privacy_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_legal_notice_v" ADD CONSTRAINT "_legal_notice_v_version_seo_social_image_id_media_id_fk" FOREIGN KEY ("version_seo_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_legal_notice_v_locales" ADD CONSTRAINT "_legal_notice_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_legal_notice_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_settings_opening_hours" ADD CONSTRAINT "website_settings_opening_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."website_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_settings_opening_hours_locales" ADD CONSTRAINT "website_settings_opening_hours_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."website_settings_opening_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "website_settings_locales" ADD CONSTRAINT "website_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."website_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "hero_settings" ADD CONSTRAINT "hero_settings_background_image_id_media_id_fk" FOREIGN KEY ("background_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "hero_settings_locales" ADD CONSTRAINT "hero_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."hero_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_settings_items" ADD CONSTRAINT "navigation_settings_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_settings_items_locales" ADD CONSTRAINT "navigation_settings_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_settings_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "email_settings_texts" ADD CONSTRAINT "email_settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."email_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "job_offers_slug_idx" ON "job_offers" USING btree ("slug");
  CREATE INDEX "job_offers_updated_at_idx" ON "job_offers" USING btree ("updated_at");
  CREATE INDEX "job_offers_created_at_idx" ON "job_offers" USING btree ("created_at");
  CREATE INDEX "job_offers_texts_order_parent" ON "job_offers_texts" USING btree ("order","parent_id");
  CREATE INDEX "job_applications_cv_idx" ON "job_applications" USING btree ("cv_id");
  CREATE INDEX "job_applications_cover_letter_file_idx" ON "job_applications" USING btree ("cover_letter_file_id");
  CREATE INDEX "job_applications_status_changed_by_idx" ON "job_applications" USING btree ("status_changed_by_id");
  CREATE INDEX "job_applications_job_offer_idx" ON "job_applications" USING btree ("job_offer_id");
  CREATE UNIQUE INDEX "job_applications_submission_key_idx" ON "job_applications" USING btree ("submission_key");
  CREATE INDEX "job_applications_updated_at_idx" ON "job_applications" USING btree ("updated_at");
  CREATE INDEX "job_applications_created_at_idx" ON "job_applications" USING btree ("created_at");
  CREATE INDEX "candidate_files_updated_at_idx" ON "candidate_files" USING btree ("updated_at");
  CREATE INDEX "candidate_files_created_at_idx" ON "candidate_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "candidate_files_filename_idx" ON "candidate_files" USING btree ("filename");
  CREATE INDEX "contact_messages_status_changed_by_idx" ON "contact_messages" USING btree ("status_changed_by_id");
  CREATE UNIQUE INDEX "contact_messages_submission_key_idx" ON "contact_messages" USING btree ("submission_key");
  CREATE INDEX "contact_messages_updated_at_idx" ON "contact_messages" USING btree ("updated_at");
  CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
  CREATE INDEX "expertise_pages_services_order_idx" ON "expertise_pages_services" USING btree ("_order");
  CREATE INDEX "expertise_pages_services_parent_id_idx" ON "expertise_pages_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "expertise_pages_services_locales_locale_parent_id_unique" ON "expertise_pages_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "expertise_pages_steps_order_idx" ON "expertise_pages_steps" USING btree ("_order");
  CREATE INDEX "expertise_pages_steps_parent_id_idx" ON "expertise_pages_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "expertise_pages_steps_locales_locale_parent_id_unique" ON "expertise_pages_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "expertise_pages__order_idx" ON "expertise_pages" USING btree ("_order");
  CREATE UNIQUE INDEX "expertise_pages_slug_idx" ON "expertise_pages" USING btree ("slug");
  CREATE INDEX "expertise_pages_hero_image_idx" ON "expertise_pages" USING btree ("hero_image_id");
  CREATE INDEX "expertise_pages_seo_seo_social_image_idx" ON "expertise_pages" USING btree ("seo_social_image_id");
  CREATE INDEX "expertise_pages_updated_at_idx" ON "expertise_pages" USING btree ("updated_at");
  CREATE INDEX "expertise_pages_created_at_idx" ON "expertise_pages" USING btree ("created_at");
  CREATE INDEX "expertise_pages__status_idx" ON "expertise_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "expertise_pages_locales_locale_parent_id_unique" ON "expertise_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "expertise_pages_texts_order_parent" ON "expertise_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_expertise_pages_v_version_services_order_idx" ON "_expertise_pages_v_version_services" USING btree ("_order");
  CREATE INDEX "_expertise_pages_v_version_services_parent_id_idx" ON "_expertise_pages_v_version_services" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_expertise_pages_v_version_services_locales_locale_parent_id" ON "_expertise_pages_v_version_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_expertise_pages_v_version_steps_order_idx" ON "_expertise_pages_v_version_steps" USING btree ("_order");
  CREATE INDEX "_expertise_pages_v_version_steps_parent_id_idx" ON "_expertise_pages_v_version_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_expertise_pages_v_version_steps_locales_locale_parent_id_un" ON "_expertise_pages_v_version_steps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_expertise_pages_v_parent_idx" ON "_expertise_pages_v" USING btree ("parent_id");
  CREATE INDEX "_expertise_pages_v_version_version__order_idx" ON "_expertise_pages_v" USING btree ("version__order");
  CREATE INDEX "_expertise_pages_v_version_version_slug_idx" ON "_expertise_pages_v" USING btree ("version_slug");
  CREATE INDEX "_expertise_pages_v_version_version_hero_image_idx" ON "_expertise_pages_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_expertise_pages_v_version_seo_version_seo_social_image_idx" ON "_expertise_pages_v" USING btree ("version_seo_social_image_id");
  CREATE INDEX "_expertise_pages_v_version_version_updated_at_idx" ON "_expertise_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_expertise_pages_v_version_version_created_at_idx" ON "_expertise_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_expertise_pages_v_version_version__status_idx" ON "_expertise_pages_v" USING btree ("version__status");
  CREATE INDEX "_expertise_pages_v_created_at_idx" ON "_expertise_pages_v" USING btree ("created_at");
  CREATE INDEX "_expertise_pages_v_updated_at_idx" ON "_expertise_pages_v" USING btree ("updated_at");
  CREATE INDEX "_expertise_pages_v_snapshot_idx" ON "_expertise_pages_v" USING btree ("snapshot");
  CREATE INDEX "_expertise_pages_v_published_locale_idx" ON "_expertise_pages_v" USING btree ("published_locale");
  CREATE INDEX "_expertise_pages_v_latest_idx" ON "_expertise_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_expertise_pages_v_locales_locale_parent_id_unique" ON "_expertise_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_expertise_pages_v_texts_order_parent" ON "_expertise_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "sector_pages_solutions_order_idx" ON "sector_pages_solutions" USING btree ("_order");
  CREATE INDEX "sector_pages_solutions_parent_id_idx" ON "sector_pages_solutions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "sector_pages_solutions_locales_locale_parent_id_unique" ON "sector_pages_solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sector_pages_clients_order_idx" ON "sector_pages_clients" USING btree ("_order");
  CREATE INDEX "sector_pages_clients_parent_id_idx" ON "sector_pages_clients" USING btree ("_parent_id");
  CREATE INDEX "sector_pages_clients_logo_idx" ON "sector_pages_clients" USING btree ("logo_id");
  CREATE UNIQUE INDEX "sector_pages_clients_locales_locale_parent_id_unique" ON "sector_pages_clients_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sector_pages__order_idx" ON "sector_pages" USING btree ("_order");
  CREATE UNIQUE INDEX "sector_pages_slug_idx" ON "sector_pages" USING btree ("slug");
  CREATE INDEX "sector_pages_hero_image_idx" ON "sector_pages" USING btree ("hero_image_id");
  CREATE INDEX "sector_pages_seo_seo_social_image_idx" ON "sector_pages" USING btree ("seo_social_image_id");
  CREATE INDEX "sector_pages_updated_at_idx" ON "sector_pages" USING btree ("updated_at");
  CREATE INDEX "sector_pages_created_at_idx" ON "sector_pages" USING btree ("created_at");
  CREATE INDEX "sector_pages__status_idx" ON "sector_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "sector_pages_locales_locale_parent_id_unique" ON "sector_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "sector_pages_texts_order_parent" ON "sector_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_sector_pages_v_version_solutions_order_idx" ON "_sector_pages_v_version_solutions" USING btree ("_order");
  CREATE INDEX "_sector_pages_v_version_solutions_parent_id_idx" ON "_sector_pages_v_version_solutions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_sector_pages_v_version_solutions_locales_locale_parent_id_u" ON "_sector_pages_v_version_solutions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sector_pages_v_version_clients_order_idx" ON "_sector_pages_v_version_clients" USING btree ("_order");
  CREATE INDEX "_sector_pages_v_version_clients_parent_id_idx" ON "_sector_pages_v_version_clients" USING btree ("_parent_id");
  CREATE INDEX "_sector_pages_v_version_clients_logo_idx" ON "_sector_pages_v_version_clients" USING btree ("logo_id");
  CREATE UNIQUE INDEX "_sector_pages_v_version_clients_locales_locale_parent_id_uni" ON "_sector_pages_v_version_clients_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sector_pages_v_parent_idx" ON "_sector_pages_v" USING btree ("parent_id");
  CREATE INDEX "_sector_pages_v_version_version__order_idx" ON "_sector_pages_v" USING btree ("version__order");
  CREATE INDEX "_sector_pages_v_version_version_slug_idx" ON "_sector_pages_v" USING btree ("version_slug");
  CREATE INDEX "_sector_pages_v_version_version_hero_image_idx" ON "_sector_pages_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_sector_pages_v_version_seo_version_seo_social_image_idx" ON "_sector_pages_v" USING btree ("version_seo_social_image_id");
  CREATE INDEX "_sector_pages_v_version_version_updated_at_idx" ON "_sector_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_sector_pages_v_version_version_created_at_idx" ON "_sector_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_sector_pages_v_version_version__status_idx" ON "_sector_pages_v" USING btree ("version__status");
  CREATE INDEX "_sector_pages_v_created_at_idx" ON "_sector_pages_v" USING btree ("created_at");
  CREATE INDEX "_sector_pages_v_updated_at_idx" ON "_sector_pages_v" USING btree ("updated_at");
  CREATE INDEX "_sector_pages_v_snapshot_idx" ON "_sector_pages_v" USING btree ("snapshot");
  CREATE INDEX "_sector_pages_v_published_locale_idx" ON "_sector_pages_v" USING btree ("published_locale");
  CREATE INDEX "_sector_pages_v_latest_idx" ON "_sector_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_sector_pages_v_locales_locale_parent_id_unique" ON "_sector_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_sector_pages_v_texts_order_parent" ON "_sector_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "value_pages__order_idx" ON "value_pages" USING btree ("_order");
  CREATE UNIQUE INDEX "value_pages_slug_idx" ON "value_pages" USING btree ("slug");
  CREATE INDEX "value_pages_hero_image_idx" ON "value_pages" USING btree ("hero_image_id");
  CREATE INDEX "value_pages_seo_seo_social_image_idx" ON "value_pages" USING btree ("seo_social_image_id");
  CREATE INDEX "value_pages_updated_at_idx" ON "value_pages" USING btree ("updated_at");
  CREATE INDEX "value_pages_created_at_idx" ON "value_pages" USING btree ("created_at");
  CREATE INDEX "value_pages__status_idx" ON "value_pages" USING btree ("_status");
  CREATE UNIQUE INDEX "value_pages_locales_locale_parent_id_unique" ON "value_pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "value_pages_texts_order_parent" ON "value_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_value_pages_v_parent_idx" ON "_value_pages_v" USING btree ("parent_id");
  CREATE INDEX "_value_pages_v_version_version__order_idx" ON "_value_pages_v" USING btree ("version__order");
  CREATE INDEX "_value_pages_v_version_version_slug_idx" ON "_value_pages_v" USING btree ("version_slug");
  CREATE INDEX "_value_pages_v_version_version_hero_image_idx" ON "_value_pages_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_value_pages_v_version_seo_version_seo_social_image_idx" ON "_value_pages_v" USING btree ("version_seo_social_image_id");
  CREATE INDEX "_value_pages_v_version_version_updated_at_idx" ON "_value_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_value_pages_v_version_version_created_at_idx" ON "_value_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_value_pages_v_version_version__status_idx" ON "_value_pages_v" USING btree ("version__status");
  CREATE INDEX "_value_pages_v_created_at_idx" ON "_value_pages_v" USING btree ("created_at");
  CREATE INDEX "_value_pages_v_updated_at_idx" ON "_value_pages_v" USING btree ("updated_at");
  CREATE INDEX "_value_pages_v_snapshot_idx" ON "_value_pages_v" USING btree ("snapshot");
  CREATE INDEX "_value_pages_v_published_locale_idx" ON "_value_pages_v" USING btree ("published_locale");
  CREATE INDEX "_value_pages_v_latest_idx" ON "_value_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_value_pages_v_locales_locale_parent_id_unique" ON "_value_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_value_pages_v_texts_order_parent" ON "_value_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "offices__order_idx" ON "offices" USING btree ("_order");
  CREATE INDEX "offices_picture_idx" ON "offices" USING btree ("picture_id");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices__status_idx" ON "offices" USING btree ("_status");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version__order_idx" ON "_offices_v" USING btree ("version__order");
  CREATE INDEX "_offices_v_version_version_picture_idx" ON "_offices_v" USING btree ("version_picture_id");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_version_version__status_idx" ON "_offices_v" USING btree ("version__status");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_snapshot_idx" ON "_offices_v" USING btree ("snapshot");
  CREATE INDEX "_offices_v_published_locale_idx" ON "_offices_v" USING btree ("published_locale");
  CREATE INDEX "_offices_v_latest_idx" ON "_offices_v" USING btree ("latest");
  CREATE INDEX "testimonials__order_idx" ON "testimonials" USING btree ("_order");
  CREATE INDEX "testimonials_portrait_idx" ON "testimonials" USING btree ("portrait_id");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials__status_idx" ON "testimonials" USING btree ("_status");
  CREATE UNIQUE INDEX "testimonials_locales_locale_parent_id_unique" ON "testimonials_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_testimonials_v_parent_idx" ON "_testimonials_v" USING btree ("parent_id");
  CREATE INDEX "_testimonials_v_version_version__order_idx" ON "_testimonials_v" USING btree ("version__order");
  CREATE INDEX "_testimonials_v_version_version_portrait_idx" ON "_testimonials_v" USING btree ("version_portrait_id");
  CREATE INDEX "_testimonials_v_version_version_updated_at_idx" ON "_testimonials_v" USING btree ("version_updated_at");
  CREATE INDEX "_testimonials_v_version_version_created_at_idx" ON "_testimonials_v" USING btree ("version_created_at");
  CREATE INDEX "_testimonials_v_version_version__status_idx" ON "_testimonials_v" USING btree ("version__status");
  CREATE INDEX "_testimonials_v_created_at_idx" ON "_testimonials_v" USING btree ("created_at");
  CREATE INDEX "_testimonials_v_updated_at_idx" ON "_testimonials_v" USING btree ("updated_at");
  CREATE INDEX "_testimonials_v_snapshot_idx" ON "_testimonials_v" USING btree ("snapshot");
  CREATE INDEX "_testimonials_v_published_locale_idx" ON "_testimonials_v" USING btree ("published_locale");
  CREATE INDEX "_testimonials_v_latest_idx" ON "_testimonials_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_testimonials_v_locales_locale_parent_id_unique" ON "_testimonials_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "team_members__order_idx" ON "team_members" USING btree ("_order");
  CREATE INDEX "team_members_portrait_idx" ON "team_members" USING btree ("portrait_id");
  CREATE INDEX "team_members_updated_at_idx" ON "team_members" USING btree ("updated_at");
  CREATE INDEX "team_members_created_at_idx" ON "team_members" USING btree ("created_at");
  CREATE INDEX "team_members__status_idx" ON "team_members" USING btree ("_status");
  CREATE UNIQUE INDEX "team_members_locales_locale_parent_id_unique" ON "team_members_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_team_members_v_parent_idx" ON "_team_members_v" USING btree ("parent_id");
  CREATE INDEX "_team_members_v_version_version__order_idx" ON "_team_members_v" USING btree ("version__order");
  CREATE INDEX "_team_members_v_version_version_portrait_idx" ON "_team_members_v" USING btree ("version_portrait_id");
  CREATE INDEX "_team_members_v_version_version_updated_at_idx" ON "_team_members_v" USING btree ("version_updated_at");
  CREATE INDEX "_team_members_v_version_version_created_at_idx" ON "_team_members_v" USING btree ("version_created_at");
  CREATE INDEX "_team_members_v_version_version__status_idx" ON "_team_members_v" USING btree ("version__status");
  CREATE INDEX "_team_members_v_created_at_idx" ON "_team_members_v" USING btree ("created_at");
  CREATE INDEX "_team_members_v_updated_at_idx" ON "_team_members_v" USING btree ("updated_at");
  CREATE INDEX "_team_members_v_snapshot_idx" ON "_team_members_v" USING btree ("snapshot");
  CREATE INDEX "_team_members_v_published_locale_idx" ON "_team_members_v" USING btree ("published_locale");
  CREATE INDEX "_team_members_v_latest_idx" ON "_team_members_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_team_members_v_locales_locale_parent_id_unique" ON "_team_members_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_thumbnail_sizes_thumbnail_filename_idx" ON "media" USING btree ("sizes_thumbnail_filename");
  CREATE INDEX "media_sizes_card_sizes_card_filename_idx" ON "media" USING btree ("sizes_card_filename");
  CREATE INDEX "media_sizes_content_sizes_content_filename_idx" ON "media" USING btree ("sizes_content_filename");
  CREATE INDEX "media_sizes_wide_sizes_wide_filename_idx" ON "media" USING btree ("sizes_wide_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
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
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_concurrency_key_idx" ON "payload_jobs" USING btree ("concurrency_key");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_job_offers_id_idx" ON "payload_locked_documents_rels" USING btree ("job_offers_id");
  CREATE INDEX "payload_locked_documents_rels_expertise_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("expertise_pages_id");
  CREATE INDEX "payload_locked_documents_rels_sector_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("sector_pages_id");
  CREATE INDEX "payload_locked_documents_rels_value_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("value_pages_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_team_members_id_idx" ON "payload_locked_documents_rels" USING btree ("team_members_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
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
  CREATE INDEX "home_page_statistics_figures_order_idx" ON "home_page_statistics_figures" USING btree ("_order");
  CREATE INDEX "home_page_statistics_figures_parent_id_idx" ON "home_page_statistics_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_page_statistics_figures_locales_locale_parent_id_unique" ON "home_page_statistics_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_faq_order_idx" ON "home_page_faq" USING btree ("_order");
  CREATE INDEX "home_page_faq_parent_id_idx" ON "home_page_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "home_page_faq_locales_locale_parent_id_unique" ON "home_page_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "home_page_seo_seo_social_image_idx" ON "home_page" USING btree ("seo_social_image_id");
  CREATE INDEX "home_page__status_idx" ON "home_page" USING btree ("_status");
  CREATE UNIQUE INDEX "home_page_locales_locale_parent_id_unique" ON "home_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_statistics_figures_order_idx" ON "_home_page_v_version_statistics_figures" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_statistics_figures_parent_id_idx" ON "_home_page_v_version_statistics_figures" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_statistics_figures_locales_locale_paren" ON "_home_page_v_version_statistics_figures_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_faq_order_idx" ON "_home_page_v_version_faq" USING btree ("_order");
  CREATE INDEX "_home_page_v_version_faq_parent_id_idx" ON "_home_page_v_version_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_home_page_v_version_faq_locales_locale_parent_id_unique" ON "_home_page_v_version_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_home_page_v_version_seo_version_seo_social_image_idx" ON "_home_page_v" USING btree ("version_seo_social_image_id");
  CREATE INDEX "_home_page_v_version_version__status_idx" ON "_home_page_v" USING btree ("version__status");
  CREATE INDEX "_home_page_v_created_at_idx" ON "_home_page_v" USING btree ("created_at");
  CREATE INDEX "_home_page_v_updated_at_idx" ON "_home_page_v" USING btree ("updated_at");
  CREATE INDEX "_home_page_v_snapshot_idx" ON "_home_page_v" USING btree ("snapshot");
  CREATE INDEX "_home_page_v_published_locale_idx" ON "_home_page_v" USING btree ("published_locale");
  CREATE INDEX "_home_page_v_latest_idx" ON "_home_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_home_page_v_locales_locale_parent_id_unique" ON "_home_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "adn_hub_closing_links_order_idx" ON "adn_hub_closing_links" USING btree ("_order");
  CREATE INDEX "adn_hub_closing_links_parent_id_idx" ON "adn_hub_closing_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "adn_hub_closing_links_locales_locale_parent_id_unique" ON "adn_hub_closing_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "adn_hub_hero_image_idx" ON "adn_hub" USING btree ("hero_image_id");
  CREATE INDEX "adn_hub_seo_seo_social_image_idx" ON "adn_hub" USING btree ("seo_social_image_id");
  CREATE INDEX "adn_hub__status_idx" ON "adn_hub" USING btree ("_status");
  CREATE UNIQUE INDEX "adn_hub_locales_locale_parent_id_unique" ON "adn_hub_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_adn_hub_v_version_closing_links_order_idx" ON "_adn_hub_v_version_closing_links" USING btree ("_order");
  CREATE INDEX "_adn_hub_v_version_closing_links_parent_id_idx" ON "_adn_hub_v_version_closing_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_adn_hub_v_version_closing_links_locales_locale_parent_id_un" ON "_adn_hub_v_version_closing_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_adn_hub_v_version_version_hero_image_idx" ON "_adn_hub_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_adn_hub_v_version_seo_version_seo_social_image_idx" ON "_adn_hub_v" USING btree ("version_seo_social_image_id");
  CREATE INDEX "_adn_hub_v_version_version__status_idx" ON "_adn_hub_v" USING btree ("version__status");
  CREATE INDEX "_adn_hub_v_created_at_idx" ON "_adn_hub_v" USING btree ("created_at");
  CREATE INDEX "_adn_hub_v_updated_at_idx" ON "_adn_hub_v" USING btree ("updated_at");
  CREATE INDEX "_adn_hub_v_snapshot_idx" ON "_adn_hub_v" USING btree ("snapshot");
  CREATE INDEX "_adn_hub_v_published_locale_idx" ON "_adn_hub_v" USING btree ("published_locale");
  CREATE INDEX "_adn_hub_v_latest_idx" ON "_adn_hub_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_adn_hub_v_locales_locale_parent_id_unique" ON "_adn_hub_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_list_page_benefits_order_idx" ON "job_list_page_benefits" USING btree ("_order");
  CREATE INDEX "job_list_page_benefits_parent_id_idx" ON "job_list_page_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "job_list_page_benefits_locales_locale_parent_id_unique" ON "job_list_page_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_list_page_reasons_cards_order_idx" ON "job_list_page_reasons_cards" USING btree ("_order");
  CREATE INDEX "job_list_page_reasons_cards_parent_id_idx" ON "job_list_page_reasons_cards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "job_list_page_reasons_cards_locales_locale_parent_id_unique" ON "job_list_page_reasons_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_list_page_seo_seo_social_image_idx" ON "job_list_page" USING btree ("seo_social_image_id");
  CREATE INDEX "job_list_page__status_idx" ON "job_list_page" USING btree ("_status");
  CREATE UNIQUE INDEX "job_list_page_locales_locale_parent_id_unique" ON "job_list_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_list_page_v_version_benefits_order_idx" ON "_job_list_page_v_version_benefits" USING btree ("_order");
  CREATE INDEX "_job_list_page_v_version_benefits_parent_id_idx" ON "_job_list_page_v_version_benefits" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_job_list_page_v_version_benefits_locales_locale_parent_id_u" ON "_job_list_page_v_version_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_list_page_v_version_reasons_cards_order_idx" ON "_job_list_page_v_version_reasons_cards" USING btree ("_order");
  CREATE INDEX "_job_list_page_v_version_reasons_cards_parent_id_idx" ON "_job_list_page_v_version_reasons_cards" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_job_list_page_v_version_reasons_cards_locales_locale_parent" ON "_job_list_page_v_version_reasons_cards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_list_page_v_version_seo_version_seo_social_image_idx" ON "_job_list_page_v" USING btree ("version_seo_social_image_id");
  CREATE INDEX "_job_list_page_v_version_version__status_idx" ON "_job_list_page_v" USING btree ("version__status");
  CREATE INDEX "_job_list_page_v_created_at_idx" ON "_job_list_page_v" USING btree ("created_at");
  CREATE INDEX "_job_list_page_v_updated_at_idx" ON "_job_list_page_v" USING btree ("updated_at");
  CREATE INDEX "_job_list_page_v_snapshot_idx" ON "_job_list_page_v" USING btree ("snapshot");
  CREATE INDEX "_job_list_page_v_published_locale_idx" ON "_job_list_page_v" USING btree ("published_locale");
  CREATE INDEX "_job_list_page_v_latest_idx" ON "_job_list_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_job_list_page_v_locales_locale_parent_id_unique" ON "_job_list_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_notice_cookies_types_order_idx" ON "legal_notice_cookies_types" USING btree ("_order");
  CREATE INDEX "legal_notice_cookies_types_parent_id_idx" ON "legal_notice_cookies_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "legal_notice_cookies_types_locales_locale_parent_id_unique" ON "legal_notice_cookies_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_notice_terms_articles_order_idx" ON "legal_notice_terms_articles" USING btree ("_order");
  CREATE INDEX "legal_notice_terms_articles_parent_id_idx" ON "legal_notice_terms_articles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "legal_notice_terms_articles_locales_locale_parent_id_unique" ON "legal_notice_terms_articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_notice_privacy_articles_order_idx" ON "legal_notice_privacy_articles" USING btree ("_order");
  CREATE INDEX "legal_notice_privacy_articles_parent_id_idx" ON "legal_notice_privacy_articles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "legal_notice_privacy_articles_locales_locale_parent_id_uniqu" ON "legal_notice_privacy_articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "legal_notice_seo_seo_social_image_idx" ON "legal_notice" USING btree ("seo_social_image_id");
  CREATE INDEX "legal_notice__status_idx" ON "legal_notice" USING btree ("_status");
  CREATE UNIQUE INDEX "legal_notice_locales_locale_parent_id_unique" ON "legal_notice_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_notice_v_version_cookies_types_order_idx" ON "_legal_notice_v_version_cookies_types" USING btree ("_order");
  CREATE INDEX "_legal_notice_v_version_cookies_types_parent_id_idx" ON "_legal_notice_v_version_cookies_types" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_legal_notice_v_version_cookies_types_locales_locale_parent_" ON "_legal_notice_v_version_cookies_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_notice_v_version_terms_articles_order_idx" ON "_legal_notice_v_version_terms_articles" USING btree ("_order");
  CREATE INDEX "_legal_notice_v_version_terms_articles_parent_id_idx" ON "_legal_notice_v_version_terms_articles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_legal_notice_v_version_terms_articles_locales_locale_parent" ON "_legal_notice_v_version_terms_articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_notice_v_version_privacy_articles_order_idx" ON "_legal_notice_v_version_privacy_articles" USING btree ("_order");
  CREATE INDEX "_legal_notice_v_version_privacy_articles_parent_id_idx" ON "_legal_notice_v_version_privacy_articles" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_legal_notice_v_version_privacy_articles_locales_locale_pare" ON "_legal_notice_v_version_privacy_articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_legal_notice_v_version_seo_version_seo_social_image_idx" ON "_legal_notice_v" USING btree ("version_seo_social_image_id");
  CREATE INDEX "_legal_notice_v_version_version__status_idx" ON "_legal_notice_v" USING btree ("version__status");
  CREATE INDEX "_legal_notice_v_created_at_idx" ON "_legal_notice_v" USING btree ("created_at");
  CREATE INDEX "_legal_notice_v_updated_at_idx" ON "_legal_notice_v" USING btree ("updated_at");
  CREATE INDEX "_legal_notice_v_snapshot_idx" ON "_legal_notice_v" USING btree ("snapshot");
  CREATE INDEX "_legal_notice_v_published_locale_idx" ON "_legal_notice_v" USING btree ("published_locale");
  CREATE INDEX "_legal_notice_v_latest_idx" ON "_legal_notice_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_legal_notice_v_locales_locale_parent_id_unique" ON "_legal_notice_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "website_settings_opening_hours_order_idx" ON "website_settings_opening_hours" USING btree ("_order");
  CREATE INDEX "website_settings_opening_hours_parent_id_idx" ON "website_settings_opening_hours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "website_settings_opening_hours_locales_locale_parent_id_uniq" ON "website_settings_opening_hours_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "website_settings_locales_locale_parent_id_unique" ON "website_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "hero_settings_background_image_idx" ON "hero_settings" USING btree ("background_image_id");
  CREATE UNIQUE INDEX "hero_settings_locales_locale_parent_id_unique" ON "hero_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_settings_items_order_idx" ON "navigation_settings_items" USING btree ("_order");
  CREATE INDEX "navigation_settings_items_parent_id_idx" ON "navigation_settings_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_settings_items_locales_locale_parent_id_unique" ON "navigation_settings_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "email_settings_texts_order_parent" ON "email_settings_texts" USING btree ("order","parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "job_offers" CASCADE;
  DROP TABLE "job_offers_texts" CASCADE;
  DROP TABLE "job_applications" CASCADE;
  DROP TABLE "candidate_files" CASCADE;
  DROP TABLE "contact_messages" CASCADE;
  DROP TABLE "expertise_pages_services" CASCADE;
  DROP TABLE "expertise_pages_services_locales" CASCADE;
  DROP TABLE "expertise_pages_steps" CASCADE;
  DROP TABLE "expertise_pages_steps_locales" CASCADE;
  DROP TABLE "expertise_pages" CASCADE;
  DROP TABLE "expertise_pages_locales" CASCADE;
  DROP TABLE "expertise_pages_texts" CASCADE;
  DROP TABLE "_expertise_pages_v_version_services" CASCADE;
  DROP TABLE "_expertise_pages_v_version_services_locales" CASCADE;
  DROP TABLE "_expertise_pages_v_version_steps" CASCADE;
  DROP TABLE "_expertise_pages_v_version_steps_locales" CASCADE;
  DROP TABLE "_expertise_pages_v" CASCADE;
  DROP TABLE "_expertise_pages_v_locales" CASCADE;
  DROP TABLE "_expertise_pages_v_texts" CASCADE;
  DROP TABLE "sector_pages_solutions" CASCADE;
  DROP TABLE "sector_pages_solutions_locales" CASCADE;
  DROP TABLE "sector_pages_clients" CASCADE;
  DROP TABLE "sector_pages_clients_locales" CASCADE;
  DROP TABLE "sector_pages" CASCADE;
  DROP TABLE "sector_pages_locales" CASCADE;
  DROP TABLE "sector_pages_texts" CASCADE;
  DROP TABLE "_sector_pages_v_version_solutions" CASCADE;
  DROP TABLE "_sector_pages_v_version_solutions_locales" CASCADE;
  DROP TABLE "_sector_pages_v_version_clients" CASCADE;
  DROP TABLE "_sector_pages_v_version_clients_locales" CASCADE;
  DROP TABLE "_sector_pages_v" CASCADE;
  DROP TABLE "_sector_pages_v_locales" CASCADE;
  DROP TABLE "_sector_pages_v_texts" CASCADE;
  DROP TABLE "value_pages" CASCADE;
  DROP TABLE "value_pages_locales" CASCADE;
  DROP TABLE "value_pages_texts" CASCADE;
  DROP TABLE "_value_pages_v" CASCADE;
  DROP TABLE "_value_pages_v_locales" CASCADE;
  DROP TABLE "_value_pages_v_texts" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_locales" CASCADE;
  DROP TABLE "_testimonials_v" CASCADE;
  DROP TABLE "_testimonials_v_locales" CASCADE;
  DROP TABLE "team_members" CASCADE;
  DROP TABLE "team_members_locales" CASCADE;
  DROP TABLE "_team_members_v" CASCADE;
  DROP TABLE "_team_members_v_locales" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "page_visits" CASCADE;
  DROP TABLE "visitor_sessions" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "home_page_statistics_figures" CASCADE;
  DROP TABLE "home_page_statistics_figures_locales" CASCADE;
  DROP TABLE "home_page_faq" CASCADE;
  DROP TABLE "home_page_faq_locales" CASCADE;
  DROP TABLE "home_page" CASCADE;
  DROP TABLE "home_page_locales" CASCADE;
  DROP TABLE "_home_page_v_version_statistics_figures" CASCADE;
  DROP TABLE "_home_page_v_version_statistics_figures_locales" CASCADE;
  DROP TABLE "_home_page_v_version_faq" CASCADE;
  DROP TABLE "_home_page_v_version_faq_locales" CASCADE;
  DROP TABLE "_home_page_v" CASCADE;
  DROP TABLE "_home_page_v_locales" CASCADE;
  DROP TABLE "adn_hub_closing_links" CASCADE;
  DROP TABLE "adn_hub_closing_links_locales" CASCADE;
  DROP TABLE "adn_hub" CASCADE;
  DROP TABLE "adn_hub_locales" CASCADE;
  DROP TABLE "_adn_hub_v_version_closing_links" CASCADE;
  DROP TABLE "_adn_hub_v_version_closing_links_locales" CASCADE;
  DROP TABLE "_adn_hub_v" CASCADE;
  DROP TABLE "_adn_hub_v_locales" CASCADE;
  DROP TABLE "job_list_page_benefits" CASCADE;
  DROP TABLE "job_list_page_benefits_locales" CASCADE;
  DROP TABLE "job_list_page_reasons_cards" CASCADE;
  DROP TABLE "job_list_page_reasons_cards_locales" CASCADE;
  DROP TABLE "job_list_page" CASCADE;
  DROP TABLE "job_list_page_locales" CASCADE;
  DROP TABLE "_job_list_page_v_version_benefits" CASCADE;
  DROP TABLE "_job_list_page_v_version_benefits_locales" CASCADE;
  DROP TABLE "_job_list_page_v_version_reasons_cards" CASCADE;
  DROP TABLE "_job_list_page_v_version_reasons_cards_locales" CASCADE;
  DROP TABLE "_job_list_page_v" CASCADE;
  DROP TABLE "_job_list_page_v_locales" CASCADE;
  DROP TABLE "legal_notice_cookies_types" CASCADE;
  DROP TABLE "legal_notice_cookies_types_locales" CASCADE;
  DROP TABLE "legal_notice_terms_articles" CASCADE;
  DROP TABLE "legal_notice_terms_articles_locales" CASCADE;
  DROP TABLE "legal_notice_privacy_articles" CASCADE;
  DROP TABLE "legal_notice_privacy_articles_locales" CASCADE;
  DROP TABLE "legal_notice" CASCADE;
  DROP TABLE "legal_notice_locales" CASCADE;
  DROP TABLE "_legal_notice_v_version_cookies_types" CASCADE;
  DROP TABLE "_legal_notice_v_version_cookies_types_locales" CASCADE;
  DROP TABLE "_legal_notice_v_version_terms_articles" CASCADE;
  DROP TABLE "_legal_notice_v_version_terms_articles_locales" CASCADE;
  DROP TABLE "_legal_notice_v_version_privacy_articles" CASCADE;
  DROP TABLE "_legal_notice_v_version_privacy_articles_locales" CASCADE;
  DROP TABLE "_legal_notice_v" CASCADE;
  DROP TABLE "_legal_notice_v_locales" CASCADE;
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
  DROP TYPE "public"."enum_icon";
  DROP TYPE "public"."enum_expertise_pages_status";
  DROP TYPE "public"."enum__expertise_pages_v_version_status";
  DROP TYPE "public"."enum__expertise_pages_v_published_locale";
  DROP TYPE "public"."enum_logo_style";
  DROP TYPE "public"."enum_sector_pages_status";
  DROP TYPE "public"."enum__sector_pages_v_version_status";
  DROP TYPE "public"."enum__sector_pages_v_published_locale";
  DROP TYPE "public"."enum_value_pages_status";
  DROP TYPE "public"."enum__value_pages_v_version_status";
  DROP TYPE "public"."enum__value_pages_v_published_locale";
  DROP TYPE "public"."enum_offices_job_location";
  DROP TYPE "public"."enum_offices_status";
  DROP TYPE "public"."enum__offices_v_version_job_location";
  DROP TYPE "public"."enum__offices_v_version_status";
  DROP TYPE "public"."enum__offices_v_published_locale";
  DROP TYPE "public"."enum_testimonials_status";
  DROP TYPE "public"."enum__testimonials_v_version_status";
  DROP TYPE "public"."enum__testimonials_v_published_locale";
  DROP TYPE "public"."enum_team_members_status";
  DROP TYPE "public"."enum__team_members_v_version_status";
  DROP TYPE "public"."enum__team_members_v_published_locale";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_users_status";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_home_page_status";
  DROP TYPE "public"."enum__home_page_v_version_status";
  DROP TYPE "public"."enum__home_page_v_published_locale";
  DROP TYPE "public"."enum_adn_hub_status";
  DROP TYPE "public"."enum__adn_hub_v_version_status";
  DROP TYPE "public"."enum__adn_hub_v_published_locale";
  DROP TYPE "public"."enum_job_list_page_status";
  DROP TYPE "public"."enum__job_list_page_v_version_status";
  DROP TYPE "public"."enum__job_list_page_v_published_locale";
  DROP TYPE "public"."enum_legal_notice_status";
  DROP TYPE "public"."enum__legal_notice_v_version_status";
  DROP TYPE "public"."enum__legal_notice_v_published_locale";
  DROP TYPE "public"."enum_website_settings_default_language";
  DROP TYPE "public"."enum_website_settings_timezone";`)
}
