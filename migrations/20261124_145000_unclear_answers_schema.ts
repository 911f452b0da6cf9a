import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_application_answers_state" ADD VALUE 'unclear' BEFORE 'withdrawn';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'deliveryConfirmed' BEFORE 'retentionApplied';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "application_answers" ALTER COLUMN "state" SET DATA TYPE text;
  ALTER TABLE "application_answers" ALTER COLUMN "state" SET DEFAULT 'waiting'::text;
  DROP TYPE "public"."enum_application_answers_state";
  CREATE TYPE "public"."enum_application_answers_state" AS ENUM('waiting', 'sent', 'refused', 'withdrawn');
  ALTER TABLE "application_answers" ALTER COLUMN "state" SET DEFAULT 'waiting'::"public"."enum_application_answers_state";
  ALTER TABLE "application_answers" ALTER COLUMN "state" SET DATA TYPE "public"."enum_application_answers_state" USING "state"::"public"."enum_application_answers_state";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'trashed', 'restored', 'spamMarked', 'spamUnmarked', 'linked', 'unlinked', 'deleted', 'exported', 'filePrepared', 'fileRead', 'fileDownloaded', 'replied', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'retentionApplied', 'personExported', 'personErased');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
