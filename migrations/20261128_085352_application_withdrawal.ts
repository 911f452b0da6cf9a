import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'withdrawn' BEFORE 'spam-marked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'phone-corrected' BEFORE 'spam-marked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'letter-corrected' BEFORE 'spam-marked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'cv-replaced' BEFORE 'spam-marked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'letter-replaced' BEFORE 'spam-marked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'copy-downloaded' BEFORE 'spam-marked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'erasure-requested' BEFORE 'spam-marked';
  ALTER TYPE "public"."enum_application_events_kind" ADD VALUE 'erasure-cancelled' BEFORE 'spam-marked';
  ALTER TABLE "job_applications" ADD COLUMN "withdrawn_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "application_events" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_application_events_kind";
  CREATE TYPE "public"."enum_application_events_kind" AS ENUM('received', 'read', 'cv-downloaded', 'letter-downloaded', 'cv-blocked', 'letter-blocked', 'status-changed', 'note-added', 'note-deleted', 'spam-marked', 'spam-unmarked', 'linked', 'unlinked');
  ALTER TABLE "application_events" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_application_events_kind" USING "kind"::"public"."enum_application_events_kind";
  ALTER TABLE "job_applications" DROP COLUMN "withdrawn_at";`)
}
