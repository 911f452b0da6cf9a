import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'retentionExtended';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mailNewRetentionPeriods';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mailNewRetentionPeriods';
  CREATE TABLE "retention_extensions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"application_id" integer NOT NULL,
  	"reason" varchar NOT NULL,
  	"by_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "retention_extensions" ADD CONSTRAINT "retention_extensions_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "retention_extensions_application_idx" ON "retention_extensions" USING btree ("application_id");
  CREATE INDEX "retention_extensions_updated_at_idx" ON "retention_extensions" USING btree ("updated_at");
  CREATE INDEX "retention_extensions_created_at_idx" ON "retention_extensions" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "retention_extensions" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'published', 'planned', 'calledOff', 'planApplied', 'trashed', 'restored', 'spamMarked', 'spamUnmarked', 'linked', 'unlinked', 'deleted', 'exported', 'filePrepared', 'fileRead', 'fileDownloaded', 'replied', 'answerTakenBack', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'deliveryConfirmed', 'retentionApplied', 'personExported', 'personErased', 'tokenCreated', 'visitsStruckOut', 'visitsTakenBack', 'candidateLinkSent', 'candidateLinkRevoked', 'keepConsentRequested', 'keepConsentWithdrawn', 'sealedRecordsRead');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles', 'mailJobAlert', 'sendCandidateLinks', 'reportWrongCandidate', 'sendCandidateCode', 'eraseForCandidate', 'mailKeepConsentRequest');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'mailSecondFactorChange', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles', 'mailJobAlert', 'sendCandidateLinks', 'reportWrongCandidate', 'sendCandidateCode', 'eraseForCandidate', 'mailKeepConsentRequest');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";`)
}
