import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The column `application_ending` stays for one release: servers of the earlier version read it until
 * they are replaced.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sealed_records_status" AS ENUM('pending', 'reviewed', 'accepted', 'rejected');
  CREATE TYPE "public"."enum_sealed_records_reason" AS ENUM('accepted', 'withdrawn', 'rejected', 'consented', 'undecided');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'sealedRecordsRead';
  CREATE TABLE "sealed_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"offer" varchar NOT NULL,
  	"status" "enum_sealed_records_status" NOT NULL,
  	"reason" "enum_sealed_records_reason" NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"decided_at" timestamp(3) with time zone,
  	"withdrawn_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "data_retention" ADD COLUMN "sealed_record_years" numeric DEFAULT 5 NOT NULL;
  CREATE INDEX "sealed_records_email_idx" ON "sealed_records" USING btree ("email");
  CREATE INDEX "sealed_records_ended_at_idx" ON "sealed_records" USING btree ("ended_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  DROP TABLE "sealed_records" CASCADE;
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'published', 'planned', 'calledOff', 'planApplied', 'trashed', 'restored', 'spamMarked', 'spamUnmarked', 'linked', 'unlinked', 'deleted', 'exported', 'filePrepared', 'fileRead', 'fileDownloaded', 'replied', 'answerTakenBack', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'deliveryConfirmed', 'retentionApplied', 'personExported', 'personErased', 'tokenCreated', 'visitsStruckOut', 'visitsTakenBack', 'candidateLinkSent', 'candidateLinkRevoked', 'keepConsentRequested', 'keepConsentWithdrawn');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  ALTER TABLE "data_retention" DROP COLUMN "sealed_record_years";
  DROP TYPE "public"."enum_sealed_records_status";
  DROP TYPE "public"."enum_sealed_records_reason";`)
}
