import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'recruitment-process';
  CREATE TABLE "job_offers_process_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"duration" varchar NOT NULL,
  	"description" varchar
  );
  
  CREATE TABLE "recruitment_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "recruitment_steps_locales" (
  	"title" varchar NOT NULL,
  	"duration" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "recruitment_process" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "recruitment_process_locales" (
  	"saved_at" timestamp(3) with time zone,
  	"made_from" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_recruitment_steps_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_recruitment_steps_v_locales" (
  	"title" varchar NOT NULL,
  	"duration" varchar NOT NULL,
  	"description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_recruitment_process_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_recruitment_process_v_locales" (
  	"version_saved_at" timestamp(3) with time zone,
  	"version_made_from" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "job_offers_process_steps" ADD CONSTRAINT "job_offers_process_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recruitment_steps" ADD CONSTRAINT "recruitment_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recruitment_process"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recruitment_steps_locales" ADD CONSTRAINT "recruitment_steps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recruitment_steps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "recruitment_process_locales" ADD CONSTRAINT "recruitment_process_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."recruitment_process"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recruitment_steps_v" ADD CONSTRAINT "_recruitment_steps_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recruitment_process_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recruitment_steps_v_locales" ADD CONSTRAINT "_recruitment_steps_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recruitment_steps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_recruitment_process_v_locales" ADD CONSTRAINT "_recruitment_process_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_recruitment_process_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "job_offers_process_steps_order_idx" ON "job_offers_process_steps" USING btree ("_order");
  CREATE INDEX "job_offers_process_steps_parent_id_idx" ON "job_offers_process_steps" USING btree ("_parent_id");
  CREATE INDEX "recruitment_steps_order_idx" ON "recruitment_steps" USING btree ("_order");
  CREATE INDEX "recruitment_steps_parent_id_idx" ON "recruitment_steps" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "recruitment_steps_locales_locale_parent_id_unique" ON "recruitment_steps_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "recruitment_process_locales_locale_parent_id_unique" ON "recruitment_process_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recruitment_steps_v_order_idx" ON "_recruitment_steps_v" USING btree ("_order");
  CREATE INDEX "_recruitment_steps_v_parent_id_idx" ON "_recruitment_steps_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_recruitment_steps_v_locales_locale_parent_id_unique" ON "_recruitment_steps_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recruitment_process_v_created_at_idx" ON "_recruitment_process_v" USING btree ("created_at");
  CREATE INDEX "_recruitment_process_v_updated_at_idx" ON "_recruitment_process_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_recruitment_process_v_locales_locale_parent_id_unique" ON "_recruitment_process_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "job_offers_process_steps" CASCADE;
  DROP TABLE "recruitment_steps" CASCADE;
  DROP TABLE "recruitment_steps_locales" CASCADE;
  DROP TABLE "recruitment_process" CASCADE;
  DROP TABLE "recruitment_process_locales" CASCADE;
  DROP TABLE "_recruitment_steps_v" CASCADE;
  DROP TABLE "_recruitment_steps_v_locales" CASCADE;
  DROP TABLE "_recruitment_process_v" CASCADE;
  DROP TABLE "_recruitment_process_v_locales" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_target";
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'application-notes', 'candidate-files', 'answer-templates', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'day-marks', 'home-page', 'adn-hub', 'job-list-page', 'legal-notice', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings', 'data-retention', 'statistics-tokens', 'visit-exclusions', 'offer-criteria', 'candidate-page');
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE "public"."enum_audit_entries_target" USING "target"::"public"."enum_audit_entries_target";`)
}
