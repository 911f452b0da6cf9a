import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_offers_closed_as" AS ENUM('filled', 'expired', 'withdrawn');
  CREATE TYPE "public"."enum_job_offers_pay_period" AS ENUM('year', 'month', 'day');
  ALTER TABLE "job_offers" ADD COLUMN "publish_at" timestamp(3) with time zone;
  ALTER TABLE "job_offers" ADD COLUMN "ends_at" timestamp(3) with time zone;
  ALTER TABLE "job_offers" ADD COLUMN "closed_as" "enum_job_offers_closed_as";
  ALTER TABLE "job_offers" ADD COLUMN "closed_at" timestamp(3) with time zone;
  ALTER TABLE "job_offers" ADD COLUMN "shown_until" timestamp(3) with time zone;
  ALTER TABLE "job_offers" ADD COLUMN "pay_minimum" numeric;
  ALTER TABLE "job_offers" ADD COLUMN "pay_maximum" numeric;
  ALTER TABLE "job_offers" ADD COLUMN "pay_period" "enum_job_offers_pay_period" DEFAULT 'year';
  ALTER TABLE "job_offers" ADD COLUMN "pay_extra" varchar;
  ALTER TABLE "job_offers" ADD COLUMN "remote_days" numeric;
  ALTER TABLE "job_offers" ADD COLUMN "starts_on" varchar;
  ALTER TABLE "job_offers" ADD COLUMN "is_part_time" boolean DEFAULT false;
  ALTER TABLE "website_settings" ADD COLUMN "pay_required" boolean DEFAULT true;
  ALTER TABLE "_website_settings_v" ADD COLUMN "version_pay_required" boolean DEFAULT true;
  CREATE INDEX "job_offers_publish_at_idx" ON "job_offers" USING btree ("publish_at");
  CREATE INDEX "job_offers_ends_at_idx" ON "job_offers" USING btree ("ends_at");
  CREATE INDEX "job_offers_shown_until_idx" ON "job_offers" USING btree ("shown_until");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "job_offers_publish_at_idx";
  DROP INDEX "job_offers_ends_at_idx";
  DROP INDEX "job_offers_shown_until_idx";
  ALTER TABLE "job_offers" DROP COLUMN "publish_at";
  ALTER TABLE "job_offers" DROP COLUMN "ends_at";
  ALTER TABLE "job_offers" DROP COLUMN "closed_as";
  ALTER TABLE "job_offers" DROP COLUMN "closed_at";
  ALTER TABLE "job_offers" DROP COLUMN "shown_until";
  ALTER TABLE "job_offers" DROP COLUMN "pay_minimum";
  ALTER TABLE "job_offers" DROP COLUMN "pay_maximum";
  ALTER TABLE "job_offers" DROP COLUMN "pay_period";
  ALTER TABLE "job_offers" DROP COLUMN "pay_extra";
  ALTER TABLE "job_offers" DROP COLUMN "remote_days";
  ALTER TABLE "job_offers" DROP COLUMN "starts_on";
  ALTER TABLE "job_offers" DROP COLUMN "is_part_time";
  ALTER TABLE "website_settings" DROP COLUMN "pay_required";
  ALTER TABLE "_website_settings_v" DROP COLUMN "version_pay_required";
  DROP TYPE "public"."enum_job_offers_closed_as";
  DROP TYPE "public"."enum_job_offers_pay_period";`)
}
