import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_visit_exclusions_kind" AS ENUM('period', 'source', 'host', 'path', 'network');
  CREATE TYPE "public"."enum_visit_exclusions_source" AS ENUM('organic', 'social', 'email', 'referral', 'direct');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'visitsStruckOut';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'visitsTakenBack';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'visit-exclusions';
  CREATE TABLE "listed_page_visits" (
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone NOT NULL,
  	"page_path" varchar,
  	"page_title" varchar,
  	"visit" numeric,
  	"source" varchar,
  	"host" varchar,
  	"device_type" varchar,
  	"browser" varchar,
  	"os" varchar,
  	"screen_resolution" varchar,
  	"is_struck_out" boolean
  );
  
  CREATE TABLE "visit_exclusions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"kind" "enum_visit_exclusions_kind" NOT NULL,
  	"source" "enum_visit_exclusions_source",
  	"value" varchar,
  	"since" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"reason" varchar NOT NULL,
  	"is_in_force" boolean DEFAULT true,
  	"author_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "visit_exclusions_updated_at_idx" ON "visit_exclusions" USING btree ("updated_at");
  CREATE INDEX "visit_exclusions_created_at_idx" ON "visit_exclusions" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "listed_page_visits" CASCADE;
  DROP TABLE "visit_exclusions" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'trashed', 'restored', 'spamMarked', 'spamUnmarked', 'linked', 'unlinked', 'deleted', 'exported', 'filePrepared', 'fileRead', 'fileDownloaded', 'replied', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'retentionApplied', 'personExported', 'personErased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_target";
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'application-notes', 'candidate-files', 'answer-templates', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings', 'data-retention');
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE "public"."enum_audit_entries_target" USING "target"::"public"."enum_audit_entries_target";
  DROP TYPE "public"."enum_visit_exclusions_kind";
  DROP TYPE "public"."enum_visit_exclusions_source";`)
}
