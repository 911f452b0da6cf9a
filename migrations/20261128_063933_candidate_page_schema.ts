import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_candidate_links_revoked_by" AS ENUM('candidate', 'staff');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'candidateLinkSent';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'candidateLinkRevoked';
  ALTER TYPE "public"."enum_audit_entries_target" ADD VALUE 'candidate-page';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendCandidateLinks';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'reportWrongCandidate';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendCandidateLinks';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'reportWrongCandidate';
  CREATE TABLE "candidate_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer NOT NULL,
  	"nonce" varchar NOT NULL,
  	"revoked_at" timestamp(3) with time zone,
  	"revoked_by" "enum_candidate_links_revoked_by",
  	"revoked_by_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "candidate_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "candidate_page_locales" (
  	"saved_at" timestamp(3) with time zone,
  	"made_from" varchar,
  	"pending_words" varchar,
  	"pending_next" varchar,
  	"reviewed_words" varchar,
  	"reviewed_next" varchar,
  	"accepted_words" varchar,
  	"accepted_next" varchar,
  	"rejected_words" varchar,
  	"rejected_next" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_candidate_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_candidate_page_v_locales" (
  	"version_saved_at" timestamp(3) with time zone,
  	"version_made_from" varchar,
  	"version_pending_words" varchar,
  	"version_pending_next" varchar,
  	"version_reviewed_words" varchar,
  	"version_reviewed_next" varchar,
  	"version_accepted_words" varchar,
  	"version_accepted_next" varchar,
  	"version_rejected_words" varchar,
  	"version_rejected_next" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "candidate_links" ADD CONSTRAINT "candidate_links_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidate_page_locales" ADD CONSTRAINT "candidate_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."candidate_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_candidate_page_v_locales" ADD CONSTRAINT "_candidate_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_candidate_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "candidate_links_application_idx" ON "candidate_links" USING btree ("application_id");
  CREATE UNIQUE INDEX "candidate_links_nonce_idx" ON "candidate_links" USING btree ("nonce");
  CREATE INDEX "candidate_links_updated_at_idx" ON "candidate_links" USING btree ("updated_at");
  CREATE INDEX "candidate_links_created_at_idx" ON "candidate_links" USING btree ("created_at");
  CREATE UNIQUE INDEX "candidate_page_locales_locale_parent_id_unique" ON "candidate_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_candidate_page_v_created_at_idx" ON "_candidate_page_v" USING btree ("created_at");
  CREATE INDEX "_candidate_page_v_updated_at_idx" ON "_candidate_page_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_candidate_page_v_locales_locale_parent_id_unique" ON "_candidate_page_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "candidate_links" CASCADE;
  DROP TABLE "candidate_page" CASCADE;
  DROP TABLE "candidate_page_locales" CASCADE;
  DROP TABLE "_candidate_page_v" CASCADE;
  DROP TABLE "_candidate_page_v_locales" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'published', 'planned', 'calledOff', 'planApplied', 'trashed', 'restored', 'spamMarked', 'spamUnmarked', 'linked', 'unlinked', 'deleted', 'exported', 'filePrepared', 'fileRead', 'fileDownloaded', 'replied', 'answerTakenBack', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'deliveryConfirmed', 'retentionApplied', 'personExported', 'personErased', 'tokenCreated', 'visitsStruckOut', 'visitsTakenBack');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_target";
  CREATE TYPE "public"."enum_audit_entries_target" AS ENUM('job-offers', 'job-applications', 'application-notes', 'candidate-files', 'answer-templates', 'contact-messages', 'expertise-pages', 'sector-pages', 'value-pages', 'offices', 'testimonials', 'team-members', 'media', 'users', 'day-marks', 'home-page', 'adn-hub', 'job-list-page', 'legal-notice', 'website-settings', 'hero-settings', 'navigation-settings', 'email-settings', 'data-retention', 'statistics-tokens', 'visit-exclusions', 'offer-criteria');
  ALTER TABLE "audit_entries" ALTER COLUMN "target" SET DATA TYPE "public"."enum_audit_entries_target" USING "target"::"public"."enum_audit_entries_target";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles', 'mailJobAlert');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles', 'mailJobAlert');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_candidate_links_revoked_by";`)
}
