import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'answerTakenBack' BEFORE 'settingsChanged';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('signedIn', 'signInFailed', 'signedOut', 'passwordLinkSent', 'passwordChanged', 'secondFactorOn', 'secondFactorOff', 'secondFactorReset', 'recoveryCodesDrawn', 'recoveryCodeUsed', 'sessionsEnded', 'accountOpened', 'userInvited', 'userCreated', 'userChanged', 'roleChanged', 'userSuspended', 'userReopened', 'accessRequested', 'statusChanged', 'published', 'planned', 'calledOff', 'planApplied', 'trashed', 'restored', 'spamMarked', 'spamUnmarked', 'linked', 'unlinked', 'deleted', 'exported', 'filePrepared', 'fileRead', 'fileDownloaded', 'replied', 'settingsChanged', 'testMailSent', 'deliveryRetried', 'deliveryConfirmed', 'retentionApplied', 'personExported', 'personErased', 'tokenCreated', 'visitsStruckOut', 'visitsTakenBack');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";`)
}
