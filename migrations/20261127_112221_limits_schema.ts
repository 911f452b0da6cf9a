import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * How often the documents of an application were tried, the mail after a change of the second factor, and the
 * owner of a statistics token: of a token from before, the only account with the name of its maker.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE application_words ADD COLUMN tries integer NOT NULL DEFAULT 0;
    CREATE OR REPLACE FUNCTION forget_reading() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM document_texts WHERE file_id IN (OLD.cv_id, OLD.cover_letter_file_id)
        AND (TG_OP = 'DELETE'
          OR (file_id IN (NEW.cv_id, NEW.cover_letter_file_id)) IS NOT TRUE);
      UPDATE application_words SET words = NULL, tried_at = NULL, tries = 0
        WHERE application_id = OLD.id;
      RETURN NULL;
    END $$;
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'mailSecondFactorChange' BEFORE 'tellOfMention';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'mailSecondFactorChange' BEFORE 'tellOfMention';
   ALTER TABLE "statistics_tokens" ADD COLUMN "owner_id" integer;
  ALTER TABLE "statistics_tokens" ADD CONSTRAINT "statistics_tokens_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "statistics_tokens_owner_idx" ON "statistics_tokens" USING btree ("owner_id");
  UPDATE statistics_tokens SET owner_id = (SELECT min(id) FROM users WHERE users.name = created_by)
    WHERE (SELECT count(*) FROM users WHERE users.name = created_by) = 1;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
   ALTER TABLE "statistics_tokens" DROP CONSTRAINT "statistics_tokens_owner_id_users_id_fk";
  
  DROP INDEX "statistics_tokens_owner_idx";
  ALTER TABLE "statistics_tokens" DROP COLUMN "owner_id";
  DELETE FROM payload_jobs WHERE task_slug = 'mailSecondFactorChange';
   ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage', 'announceMailSettings', 'announceAccessRequest', 'sendPasswordLink', 'sendReply', 'sendAnswer', 'sendMorningMails', 'sendStatisticsMails', 'tellFormerAddress', 'tellOfMention', 'checkCandidateFile', 'readDocuments', 'recountVisits', 'checkOutsideLinks', 'applyPlannedChange', 'applyRetention', 'discardFiles');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
    CREATE OR REPLACE FUNCTION forget_reading() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      DELETE FROM document_texts WHERE file_id IN (OLD.cv_id, OLD.cover_letter_file_id)
        AND (TG_OP = 'DELETE'
          OR (file_id IN (NEW.cv_id, NEW.cover_letter_file_id)) IS NOT TRUE);
      UPDATE application_words SET words = NULL, tried_at = NULL WHERE application_id = OLD.id;
      RETURN NULL;
    END $$;
    ALTER TABLE application_words DROP COLUMN tries`)
}
