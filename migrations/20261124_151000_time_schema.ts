import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'published' BEFORE 'trashed';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'day-marks' BEFORE 'website-settings';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'home-page' BEFORE 'website-settings';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'adn-hub' BEFORE 'website-settings';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'job-list-page' BEFORE 'website-settings';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'legal-notice' BEFORE 'website-settings';
  CREATE TABLE "day_marks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"sentence" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "day_marks_day_idx" ON "day_marks" USING btree ("day");
  CREATE INDEX "day_marks_updated_at_idx" ON "day_marks" USING btree ("updated_at");
  CREATE INDEX "day_marks_created_at_idx" ON "day_marks" USING btree ("created_at");
  CREATE INDEX "application_answers_sent_at_idx" ON "application_answers" USING btree ("sent_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "day_marks" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "day_marks" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'trashed', 'restored', 'spamMarked', 'spamUnmarked', 'linked', 'unlinked', 'deleted', 'exported', 'filePrepared', 'fileRead', 'fileDownloaded', 'replied', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'retentionApplied', 'personExported', 'personErased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_target";
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'application-notes', 'candidate-files', 'answer-templates', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings', 'data-retention');
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE "public"."enum_audit_entries_target" USING "target"::"public"."enum_audit_entries_target";
  DROP INDEX "application_answers_sent_at_idx";`)
}
