import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_application_opinions_opinion" AS ENUM('favourable', 'reserved', 'unfavourable', 'declined');
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'spam-marked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'spam-unmarked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'linked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'unlinked';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'spamMarked' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'spamUnmarked' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'linked' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'unlinked' BEFORE 'deleted';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'filePrepared' BEFORE 'fileRead';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'tellOfMention' BEFORE 'checkCandidateFile';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'tellOfMention' BEFORE 'checkCandidateFile';
  CREATE TABLE "application_notes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "application_mentions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer NOT NULL,
  	"note_id" integer NOT NULL,
  	"account_id" integer NOT NULL,
  	"asked_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "application_opinions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer NOT NULL,
  	"opinion" "enum_application_opinions_opinion" NOT NULL,
  	"sentence" varchar,
  	"author_name" varchar,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  ALTER TABLE "application_notes_rels" ADD CONSTRAINT "application_notes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."application_notes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_notes_rels" ADD CONSTRAINT "application_notes_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "application_mentions" ADD CONSTRAINT "application_mentions_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_mentions" ADD CONSTRAINT "application_mentions_note_id_application_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."application_notes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_mentions" ADD CONSTRAINT "application_mentions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_opinions" ADD CONSTRAINT "application_opinions_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_opinions" ADD CONSTRAINT "application_opinions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_links" ADD CONSTRAINT "application_links_first_id_job_applications_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_links" ADD CONSTRAINT "application_links_second_id_job_applications_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "application_links" ADD CONSTRAINT "application_links_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "application_notes_rels_order_idx" ON "application_notes_rels" USING btree ("order");
  CREATE INDEX "application_notes_rels_parent_idx" ON "application_notes_rels" USING btree ("parent_id");
  CREATE INDEX "application_notes_rels_path_idx" ON "application_notes_rels" USING btree ("path");
  CREATE INDEX "application_notes_rels_users_id_idx" ON "application_notes_rels" USING btree ("users_id");
  CREATE INDEX "application_mentions_application_idx" ON "application_mentions" USING btree ("application_id");
  CREATE INDEX "application_mentions_note_idx" ON "application_mentions" USING btree ("note_id");
  CREATE INDEX "application_mentions_account_idx" ON "application_mentions" USING btree ("account_id");
  CREATE INDEX "application_mentions_updated_at_idx" ON "application_mentions" USING btree ("updated_at");
  CREATE INDEX "application_mentions_created_at_idx" ON "application_mentions" USING btree ("created_at");
  CREATE INDEX "application_opinions_application_idx" ON "application_opinions" USING btree ("application_id");
  CREATE INDEX "application_opinions_author_idx" ON "application_opinions" USING btree ("author_id");
  CREATE INDEX "application_opinions_updated_at_idx" ON "application_opinions" USING btree ("updated_at");
  CREATE INDEX "application_opinions_created_at_idx" ON "application_opinions" USING btree ("created_at");
  CREATE UNIQUE INDEX "application_author_idx" ON "application_opinions" USING btree ("application_id","author_id");
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
   ALTER TABLE "application_notes_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_mentions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_opinions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "application_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "application_notes_rels" CASCADE;
  DROP TABLE "application_mentions" CASCADE;
  DROP TABLE "application_opinions" CASCADE;
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
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'tellFormerAddress', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'tellFormerAddress', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "job_applications_spam_marked_by_idx";
  ALTER TABLE "job_applications" DROP COLUMN "is_spam";
  ALTER TABLE "job_applications" DROP COLUMN "spam_marked_at";
  ALTER TABLE "job_applications" DROP COLUMN "spam_marked_by_name";
  ALTER TABLE "job_applications" DROP COLUMN "spam_marked_by_id";
  DROP TYPE "public"."enum_application_opinions_opinion";`)
}
