import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'spam-marked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'spam-unmarked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'linked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'unlinked';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'spamMarked' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'spamUnmarked' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'linked' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'unlinked' BEFORE 'deleted';
  CREATE TABLE "application_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_id" integer NOT NULL,
  	"second_id" integer NOT NULL,
  	"author_name" varchar,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "job_applications" ADD COLUMN "is_spam" boolean DEFAULT false;
  ALTER TABLE "job_applications" ADD COLUMN "spam_marked_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "spam_marked_by_name" varchar;
  ALTER TABLE "job_applications" ADD COLUMN "spam_marked_by_id" integer;
  ALTER TABLE "application_links" ADD CONSTRAINT "application_links_first_id_job_applications_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_links" ADD CONSTRAINT "application_links_second_id_job_applications_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_links" ADD CONSTRAINT "application_links_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "application_links_first_idx" ON "application_links" USING btree ("first_id");
  CREATE INDEX "application_links_second_idx" ON "application_links" USING btree ("second_id");
  CREATE INDEX "application_links_author_idx" ON "application_links" USING btree ("author_id");
  CREATE INDEX "application_links_updated_at_idx" ON "application_links" USING btree ("updated_at");
  CREATE INDEX "application_links_created_at_idx" ON "application_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "first_second_idx" ON "application_links" USING btree ("first_id","second_id");
  ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_spam_marked_by_id_users_id_fk" FOREIGN KEY ("spam_marked_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "job_applications_spam_marked_by_idx" ON "job_applications" USING btree ("spam_marked_by_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "application_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "application_links" CASCADE;
  ALTER TABLE "job_applications" DROP CONSTRAINT "job_applications_spam_marked_by_id_users_id_fk";
  
  ALTER TABLE "application_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_application_events_kind";
  CREATE TYPE "public"."enum_application_events_kind" AS ENUM('received', 'read', 'cv-downloaded', 'letter-downloaded', 'cv-blocked', 'letter-blocked', 'status-changed', 'note-added', 'note-deleted');
  ALTER TABLE "application_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_application_events_kind" USING "kind"::"public"."enum_application_events_kind";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'trashed', 'restored', 'deleted', 'exported', 'fileRead', 'fileDownloaded', 'replied', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'retentionApplied', 'personExported', 'personErased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "job_applications_spam_marked_by_idx";
  ALTER TABLE "job_applications" DROP COLUMN "is_spam";
  ALTER TABLE "job_applications" DROP COLUMN "spam_marked_at";
  ALTER TABLE "job_applications" DROP COLUMN "spam_marked_by_name";
  ALTER TABLE "job_applications" DROP COLUMN "spam_marked_by_id";`)
}
