import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_offer_criteria_kind" AS ENUM('location', 'contract', 'category', 'experience');
  CREATE TYPE "public"."enum_offer_criteria_employment_type" AS ENUM('FULL_TIME', 'TEMPORARY', 'INTERN', 'CONTRACTOR', 'PER_DIEM', 'VOLUNTEER', 'OTHER');
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'offer-criteria';
  CREATE TABLE "offer_criteria" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"kind" "enum_offer_criteria_kind" NOT NULL,
  	"employment_type" "enum_offer_criteria_employment_type" DEFAULT 'OTHER',
  	"is_remote" boolean DEFAULT false,
  	"city" varchar,
  	"postal_code" varchar,
  	"region" varchar,
  	"country" varchar,
  	"is_retired" boolean DEFAULT false,
  	"code" varchar,
  	"word" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "offer_criteria_locales" (
  	"label" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "job_offers" ALTER COLUMN "location" SET DATA TYPE varchar;
  ALTER TABLE "job_offers" ALTER COLUMN "contract" SET DATA TYPE varchar;
  ALTER TABLE "job_offers" ALTER COLUMN "experience" SET DATA TYPE varchar;
  ALTER TABLE "job_offers" ALTER COLUMN "category" SET DATA TYPE varchar;
  ALTER TABLE "offices" ALTER COLUMN "job_location" SET DATA TYPE varchar;
  ALTER TABLE "_offices_v" ALTER COLUMN "version_job_location" SET DATA TYPE varchar;
  ALTER TABLE "offer_criteria_locales" ADD CONSTRAINT "offer_criteria_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offer_criteria"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "offer_criteria__order_idx" ON "offer_criteria" USING btree ("_order");
  CREATE INDEX "offer_criteria_updated_at_idx" ON "offer_criteria" USING btree ("updated_at");
  CREATE INDEX "offer_criteria_created_at_idx" ON "offer_criteria" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_code_idx" ON "offer_criteria" USING btree ("kind","code");
  CREATE UNIQUE INDEX "kind_word_idx" ON "offer_criteria" USING btree ("kind","word");
  CREATE UNIQUE INDEX "offer_criteria_locales_locale_parent_id_unique" ON "offer_criteria_locales" USING btree ("_locale","_parent_id");
  DROP TYPE "public"."enum_job_offers_location";
  DROP TYPE "public"."enum_job_offers_contract";
  DROP TYPE "public"."enum_job_offers_experience";
  DROP TYPE "public"."enum_job_offers_category";
  DROP TYPE "public"."enum_offices_job_location";
  DROP TYPE "public"."enum__offices_v_version_job_location";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_offers_location" AS ENUM('paris', 'bordeaux', 'nantes', 'lyon', 'remote');
  CREATE TYPE "public"."enum_job_offers_contract" AS ENUM('cdi', 'cdd', 'internship', 'apprenticeship', 'freelance');
  CREATE TYPE "public"."enum_job_offers_experience" AS ENUM('junior', 'confirmed', 'senior', 'expert');
  CREATE TYPE "public"."enum_job_offers_category" AS ENUM('applications', 'consulting', 'data-science', 'infrastructure-security', 'internal-staff');
  CREATE TYPE "public"."enum_offices_job_location" AS ENUM('paris', 'bordeaux', 'nantes', 'lyon');
  CREATE TYPE "public"."enum__offices_v_version_job_location" AS ENUM('paris', 'bordeaux', 'nantes', 'lyon');
  ALTER TABLE "offer_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "offer_criteria_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "offer_criteria" CASCADE;
  DROP TABLE "offer_criteria_locales" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_target";
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'application-notes', 'candidate-files', 'answer-templates', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'day-marks', 'home-page', 'adn-hub', 'job-list-page', 'legal-notice', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings', 'data-retention', 'statistics-tokens', 'visit-exclusions');
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE "public"."enum_audit_entries_target" USING "target"::"public"."enum_audit_entries_target";
  ALTER TABLE "job_offers" ALTER COLUMN "location" SET DATA TYPE "public"."enum_job_offers_location" USING "location"::"public"."enum_job_offers_location";
  ALTER TABLE "job_offers" ALTER COLUMN "contract" SET DATA TYPE "public"."enum_job_offers_contract" USING "contract"::"public"."enum_job_offers_contract";
  ALTER TABLE "job_offers" ALTER COLUMN "experience" SET DATA TYPE "public"."enum_job_offers_experience" USING "experience"::"public"."enum_job_offers_experience";
  ALTER TABLE "job_offers" ALTER COLUMN "category" SET DATA TYPE "public"."enum_job_offers_category" USING "category"::"public"."enum_job_offers_category";
  ALTER TABLE "offices" ALTER COLUMN "job_location" SET DATA TYPE "public"."enum_offices_job_location" USING "job_location"::"public"."enum_offices_job_location";
  ALTER TABLE "_offices_v" ALTER COLUMN "version_job_location" SET DATA TYPE "public"."enum__offices_v_version_job_location" USING "version_job_location"::"public"."enum__offices_v_version_job_location";
  DROP TYPE "public"."enum_offer_criteria_kind";
  DROP TYPE "public"."enum_offer_criteria_employment_type";`)
}
