import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendPasswordLink';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'sendPasswordLink';
  CREATE TABLE "expertise_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_expertise_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "sector_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_sector_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "value_pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_value_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "users" ADD COLUMN "invited_at" timestamp(3) with time zone;
  ALTER TABLE "expertise_pages_texts" ADD CONSTRAINT "expertise_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."expertise_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_expertise_pages_v_texts" ADD CONSTRAINT "_expertise_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_expertise_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sector_pages_texts" ADD CONSTRAINT "sector_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sector_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_sector_pages_v_texts" ADD CONSTRAINT "_sector_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_sector_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "value_pages_texts" ADD CONSTRAINT "value_pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."value_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_value_pages_v_texts" ADD CONSTRAINT "_value_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_value_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "expertise_pages_texts_order_parent" ON "expertise_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_expertise_pages_v_texts_order_parent" ON "_expertise_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "sector_pages_texts_order_parent" ON "sector_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_sector_pages_v_texts_order_parent" ON "_sector_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "value_pages_texts_order_parent" ON "value_pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_value_pages_v_texts_order_parent" ON "_value_pages_v_texts" USING btree ("order","parent_id");
  -- So far only staff could make an account that is invited.
  UPDATE "users" SET "invited_at" = "updated_at" WHERE "status" = 'invited';`)
  await putSeatFirst(db)
  await db.execute(sql`ALTER TABLE "website_settings" DROP COLUMN "address"`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "expertise_pages_texts" CASCADE;
  DROP TABLE "_expertise_pages_v_texts" CASCADE;
  DROP TABLE "sector_pages_texts" CASCADE;
  DROP TABLE "_sector_pages_v_texts" CASCADE;
  DROP TABLE "value_pages_texts" CASCADE;
  DROP TABLE "_value_pages_v_texts" CASCADE;
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'announceApplication', 'announceMessage');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  ALTER TABLE "website_settings" ADD COLUMN "address" varchar;
  ALTER TABLE "users" DROP COLUMN "invited_at";`)
}

// Pages show the first office's address where they showed the one of the settings.
async function putSeatFirst(db: MigrateUpArgs['db']) {
  const { rows } = await db.execute(sql`
    SELECT o."id", o."_order" = (SELECT min("_order") FROM "offices") AS is_first
    FROM "offices" o, "website_settings" s
    WHERE position(o."street" IN s."address") > 0
    ORDER BY o."_order" LIMIT 1`)
  if (!rows[0] || rows[0].is_first) return
  // Comes before every order that was ever given to a row.
  await db.execute(sql`UPDATE "offices" SET "_order" = 'Zz' WHERE "id" = ${rows[0].id}`)
  await db.execute(
    sql`UPDATE "_offices_v" SET "version__order" = 'Zz' WHERE "parent_id" = ${rows[0].id}`,
  )
}
