import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_answer_templates_kind" ADD VALUE 'offerProposal';
  ALTER TYPE "public"."enum__answer_templates_v_version_kind" ADD VALUE 'offerProposal';
  ALTER TABLE "application_answers" ADD COLUMN "proposed_offer" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "answer_templates" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "public"."enum_answer_templates_kind";
  CREATE TYPE "public"."enum_answer_templates_kind" AS ENUM('refusal', 'refusalAfterInterview', 'invitation', 'missingDocument', 'keptForLater');
  ALTER TABLE "answer_templates" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_answer_templates_kind" USING "kind"::"public"."enum_answer_templates_kind";
  ALTER TABLE "_answer_templates_v" ALTER COLUMN "version_kind" SET DATA TYPE text;
  DROP TYPE "public"."enum__answer_templates_v_version_kind";
  CREATE TYPE "public"."enum__answer_templates_v_version_kind" AS ENUM('refusal', 'refusalAfterInterview', 'invitation', 'missingDocument', 'keptForLater');
  ALTER TABLE "_answer_templates_v" ALTER COLUMN "version_kind" SET DATA TYPE "public"."enum__answer_templates_v_version_kind" USING "version_kind"::"public"."enum__answer_templates_v_version_kind";
  ALTER TABLE "application_answers" DROP COLUMN "proposed_offer";`)
}
