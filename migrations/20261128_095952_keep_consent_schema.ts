import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_keep_consents_event" AS ENUM('requested', 'given', 'declined', 'withdrawn');
  CREATE TYPE "public"."enum_keep_consents_origin" AS ENUM('form', 'page', 'staff', 'reminder');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'keepConsentRequested';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'keepConsentWithdrawn';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mailKeepConsentRequest';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mailKeepConsentRequest';
  CREATE TABLE "keep_consents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer NOT NULL,
  	"event" "enum_keep_consents_event" NOT NULL,
  	"origin" "enum_keep_consents_origin" NOT NULL,
  	"text" varchar,
  	"until" timestamp(3) with time zone,
  	"by_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "data_retention_locales" (
  	"keep_consent_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "job_applications" ADD COLUMN "keep_consent_at" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "keep_consent_until" timestamp(3) with time zone;
  ALTER TABLE "job_applications" ADD COLUMN "keep_consent_withdrawn_at" timestamp(3) with time zone;
  ALTER TABLE "data_retention" ADD COLUMN "keep_consent_months" numeric DEFAULT 24 NOT NULL;
  ALTER TABLE "keep_consents" ADD CONSTRAINT "keep_consents_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "data_retention_locales" ADD CONSTRAINT "data_retention_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."data_retention"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "keep_consents_application_idx" ON "keep_consents" USING btree ("application_id");
  CREATE INDEX "keep_consents_updated_at_idx" ON "keep_consents" USING btree ("updated_at");
  CREATE INDEX "keep_consents_created_at_idx" ON "keep_consents" USING btree ("created_at");
  CREATE UNIQUE INDEX "data_retention_locales_locale_parent_id_unique" ON "data_retention_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_applications_keep_consent_until_idx" ON "job_applications" USING btree ("keep_consent_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "keep_consents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "data_retention_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "keep_consents" CASCADE;
  DROP TABLE "data_retention_locales" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'published', 'planned', 'calledOff', 'planApplied', 'trashed', 'restored', 'spamMarked', 'spamUnmarked', 'linked', 'unlinked', 'deleted', 'exported', 'filePrepared', 'fileRead', 'fileDownloaded', 'replied', 'answerTakenBack', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'deliveryConfirmed', 'retentionApplied', 'personExported', 'personErased', 'tokenCreated', 'visitsStruckOut', 'visitsTakenBack', 'candidateLinkSent', 'candidateLinkRevoked');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles', 'mailJobAlert', 'sendCandidateLinks', 'reportWrongCandidate', 'sendCandidateCode', 'eraseForCandidate');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles', 'mailJobAlert', 'sendCandidateLinks', 'reportWrongCandidate', 'sendCandidateCode', 'eraseForCandidate');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "job_applications_keep_consent_until_idx";
  ALTER TABLE "job_applications" DROP COLUMN "keep_consent_at";
  ALTER TABLE "job_applications" DROP COLUMN "keep_consent_until";
  ALTER TABLE "job_applications" DROP COLUMN "keep_consent_withdrawn_at";
  ALTER TABLE "data_retention" DROP COLUMN "keep_consent_months";
  DROP TYPE "public"."enum_keep_consents_event";
  DROP TYPE "public"."enum_keep_consents_origin";`)
}
