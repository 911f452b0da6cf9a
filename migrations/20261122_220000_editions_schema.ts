import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

type Moved = { table: string; columns: string[] }

/** What was one for all languages and is now each language's own. */
const MOVED: Moved[] = [
  ...['expertise_pages', 'sector_pages', 'value_pages'].flatMap((table) => [
    { table, columns: ['slug'] },
    { table: `_${table}_v`, columns: ['version_slug'] },
  ]),
  { table: 'home_page_statistics_figures', columns: ['prefix'] },
  { table: '_home_page_v_version_statistics_figures', columns: ['prefix'] },
  ...[{ table: 'legal_notice', of: '' }, { table: '_legal_notice_v', of: 'version_' }].map(({ table, of }) => ({
    table,
    columns: ['publisher_vat_number', 'publisher_address', 'host_name', 'host_address'].map((name) => `${of}${name}`),
  })),
]

// Everything was written in French. A document of which no word was written yet has no row for them.
const toFrench = ({ table, columns }: Moved) => `
  INSERT INTO "${table}_locales" (${columns.join(', ')}, "_locale", "_parent_id")
    SELECT ${columns.join(', ')}, 'fr', "id" FROM "${table}" WHERE num_nonnulls(${columns.join(', ')}) > 0
    ON CONFLICT ("_locale", "_parent_id")
    DO UPDATE SET ${columns.map((column) => `${column} = EXCLUDED.${column}`).join(', ')}`

const fromFrench = ({ table, columns }: Moved) => `
  UPDATE "${table}" SET ${columns.map((column) => `${column} = words.${column}`).join(', ')}
    FROM "${table}_locales" words WHERE words."_parent_id" = "${table}"."id" AND words."_locale" = 'fr'`

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_job_applications_language" AS ENUM('fr', 'en');
  CREATE TYPE "public"."enum_contact_messages_language" AS ENUM('fr', 'en');
  DROP INDEX "expertise_pages_slug_idx";
  DROP INDEX "_expertise_pages_v_version_version_slug_idx";
  DROP INDEX "sector_pages_slug_idx";
  DROP INDEX "_sector_pages_v_version_version_slug_idx";
  DROP INDEX "value_pages_slug_idx";
  DROP INDEX "_value_pages_v_version_version_slug_idx";
  ALTER TABLE "expertise_pages_locales" ALTER COLUMN "call_to_action_label" DROP DEFAULT;
  ALTER TABLE "_expertise_pages_v_locales" ALTER COLUMN "version_call_to_action_label" DROP DEFAULT;
  ALTER TABLE "sector_pages_locales" ALTER COLUMN "clients_heading" DROP DEFAULT;
  ALTER TABLE "sector_pages_locales" ALTER COLUMN "call_to_action_label" DROP DEFAULT;
  ALTER TABLE "_sector_pages_v_locales" ALTER COLUMN "version_clients_heading" DROP DEFAULT;
  ALTER TABLE "_sector_pages_v_locales" ALTER COLUMN "version_call_to_action_label" DROP DEFAULT;
  ALTER TABLE "value_pages_locales" ALTER COLUMN "call_to_action_label" DROP DEFAULT;
  ALTER TABLE "_value_pages_v_locales" ALTER COLUMN "version_call_to_action_label" DROP DEFAULT;
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_name_label" DROP DEFAULT;
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_email_label" DROP DEFAULT;
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_subject_label" DROP DEFAULT;
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_message_label" DROP DEFAULT;
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_submit_label" DROP DEFAULT;
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_name_label" DROP DEFAULT;
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_email_label" DROP DEFAULT;
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_subject_label" DROP DEFAULT;
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_message_label" DROP DEFAULT;
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_submit_label" DROP DEFAULT;
  ALTER TABLE "adn_hub_locales" ALTER COLUMN "subtitle" DROP DEFAULT;
  ALTER TABLE "adn_hub_locales" ALTER COLUMN "card_link_label" DROP DEFAULT;
  ALTER TABLE "_adn_hub_v_locales" ALTER COLUMN "version_subtitle" DROP DEFAULT;
  ALTER TABLE "_adn_hub_v_locales" ALTER COLUMN "version_card_link_label" DROP DEFAULT;
  ALTER TABLE "navigation_settings_items_locales" ALTER COLUMN "label" DROP DEFAULT;
  ALTER TABLE "job_applications" ADD COLUMN "language" "enum_job_applications_language" DEFAULT 'fr';
  ALTER TABLE "contact_messages" ADD COLUMN "language" "enum_contact_messages_language" DEFAULT 'fr';
  ALTER TABLE "expertise_pages_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "expertise_pages_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "_expertise_pages_v_locales" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_expertise_pages_v_locales" ADD COLUMN "version_saved_at" timestamp(3) with time zone;
  ALTER TABLE "sector_pages_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "sector_pages_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "_sector_pages_v_locales" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_sector_pages_v_locales" ADD COLUMN "version_saved_at" timestamp(3) with time zone;
  ALTER TABLE "value_pages_locales" ADD COLUMN "slug" varchar;
  ALTER TABLE "value_pages_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "_value_pages_v_locales" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "_value_pages_v_locales" ADD COLUMN "version_saved_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "_testimonials_v_locales" ADD COLUMN "version_saved_at" timestamp(3) with time zone;
  ALTER TABLE "team_members_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "_team_members_v_locales" ADD COLUMN "version_saved_at" timestamp(3) with time zone;
  ALTER TABLE "home_page_statistics_figures_locales" ADD COLUMN "prefix" varchar;
  ALTER TABLE "home_page_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "_home_page_v_version_statistics_figures_locales" ADD COLUMN "prefix" varchar;
  ALTER TABLE "_home_page_v_locales" ADD COLUMN "version_saved_at" timestamp(3) with time zone;
  ALTER TABLE "adn_hub_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "_adn_hub_v_locales" ADD COLUMN "version_saved_at" timestamp(3) with time zone;
  ALTER TABLE "job_list_page_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "_job_list_page_v_locales" ADD COLUMN "version_saved_at" timestamp(3) with time zone;
  ALTER TABLE "legal_notice_locales" ADD COLUMN "saved_at" timestamp(3) with time zone;
  ALTER TABLE "legal_notice_locales" ADD COLUMN "publisher_vat_number" varchar;
  ALTER TABLE "legal_notice_locales" ADD COLUMN "publisher_address" varchar;
  ALTER TABLE "legal_notice_locales" ADD COLUMN "host_name" varchar;
  ALTER TABLE "legal_notice_locales" ADD COLUMN "host_address" varchar;
  ALTER TABLE "_legal_notice_v_locales" ADD COLUMN "version_saved_at" timestamp(3) with time zone;
  ALTER TABLE "_legal_notice_v_locales" ADD COLUMN "version_publisher_vat_number" varchar;
  ALTER TABLE "_legal_notice_v_locales" ADD COLUMN "version_publisher_address" varchar;
  ALTER TABLE "_legal_notice_v_locales" ADD COLUMN "version_host_name" varchar;
  ALTER TABLE "_legal_notice_v_locales" ADD COLUMN "version_host_address" varchar;
  CREATE UNIQUE INDEX "expertise_pages_slug_idx" ON "expertise_pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "_expertise_pages_v_version_version_slug_idx" ON "_expertise_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "sector_pages_slug_idx" ON "sector_pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "_sector_pages_v_version_version_slug_idx" ON "_sector_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE UNIQUE INDEX "value_pages_slug_idx" ON "value_pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "_value_pages_v_version_version_slug_idx" ON "_value_pages_v_locales" USING btree ("version_slug","_locale");
`)
  for (const moved of MOVED) await db.execute(toFrench(moved))
  // What stands before a figure was shown in both languages: a translation keeps it.
  await db.execute(sql`
   UPDATE "home_page_statistics_figures_locales" words SET "prefix" = figure."prefix"
     FROM "home_page_statistics_figures" figure WHERE words."_parent_id" = figure."id";
  UPDATE "_home_page_v_version_statistics_figures_locales" words SET "prefix" = figure."prefix"
     FROM "_home_page_v_version_statistics_figures" figure WHERE words."_parent_id" = figure."id";`)
  await db.execute(sql`
    ALTER TABLE "expertise_pages" DROP COLUMN "slug";
  ALTER TABLE "_expertise_pages_v" DROP COLUMN "version_slug";
  ALTER TABLE "sector_pages" DROP COLUMN "slug";
  ALTER TABLE "_sector_pages_v" DROP COLUMN "version_slug";
  ALTER TABLE "value_pages" DROP COLUMN "slug";
  ALTER TABLE "_value_pages_v" DROP COLUMN "version_slug";
  ALTER TABLE "home_page_statistics_figures" DROP COLUMN "prefix";
  ALTER TABLE "_home_page_v_version_statistics_figures" DROP COLUMN "prefix";
  ALTER TABLE "legal_notice" DROP COLUMN "publisher_vat_number";
  ALTER TABLE "legal_notice" DROP COLUMN "publisher_address";
  ALTER TABLE "legal_notice" DROP COLUMN "host_name";
  ALTER TABLE "legal_notice" DROP COLUMN "host_address";
  ALTER TABLE "_legal_notice_v" DROP COLUMN "version_publisher_vat_number";
  ALTER TABLE "_legal_notice_v" DROP COLUMN "version_publisher_address";
  ALTER TABLE "_legal_notice_v" DROP COLUMN "version_host_name";
  ALTER TABLE "_legal_notice_v" DROP COLUMN "version_host_address";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "expertise_pages_slug_idx";
  DROP INDEX "_expertise_pages_v_version_version_slug_idx";
  DROP INDEX "sector_pages_slug_idx";
  DROP INDEX "_sector_pages_v_version_version_slug_idx";
  DROP INDEX "value_pages_slug_idx";
  DROP INDEX "_value_pages_v_version_version_slug_idx";
  ALTER TABLE "expertise_pages_locales" ALTER COLUMN "call_to_action_label" SET DEFAULT 'Contactez-nous';
  ALTER TABLE "_expertise_pages_v_locales" ALTER COLUMN "version_call_to_action_label" SET DEFAULT 'Contactez-nous';
  ALTER TABLE "sector_pages_locales" ALTER COLUMN "clients_heading" SET DEFAULT 'Clients Actifs';
  ALTER TABLE "sector_pages_locales" ALTER COLUMN "call_to_action_label" SET DEFAULT 'Contactez nos experts';
  ALTER TABLE "_sector_pages_v_locales" ALTER COLUMN "version_clients_heading" SET DEFAULT 'Clients Actifs';
  ALTER TABLE "_sector_pages_v_locales" ALTER COLUMN "version_call_to_action_label" SET DEFAULT 'Contactez nos experts';
  ALTER TABLE "value_pages_locales" ALTER COLUMN "call_to_action_label" SET DEFAULT 'Voir nos offres d''emploi';
  ALTER TABLE "_value_pages_v_locales" ALTER COLUMN "version_call_to_action_label" SET DEFAULT 'Voir nos offres d''emploi';
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_name_label" SET DEFAULT 'Nom complet';
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_email_label" SET DEFAULT 'E-mail';
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_subject_label" SET DEFAULT 'Sujet';
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_message_label" SET DEFAULT 'Message';
  ALTER TABLE "home_page_locales" ALTER COLUMN "contact_form_submit_label" SET DEFAULT 'Envoyer le message';
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_name_label" SET DEFAULT 'Nom complet';
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_email_label" SET DEFAULT 'E-mail';
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_subject_label" SET DEFAULT 'Sujet';
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_message_label" SET DEFAULT 'Message';
  ALTER TABLE "_home_page_v_locales" ALTER COLUMN "version_contact_form_submit_label" SET DEFAULT 'Envoyer le message';
  ALTER TABLE "adn_hub_locales" ALTER COLUMN "subtitle" SET DEFAULT 'Vie en entreprise & RSE';
  ALTER TABLE "adn_hub_locales" ALTER COLUMN "card_link_label" SET DEFAULT 'En savoir plus';
  ALTER TABLE "_adn_hub_v_locales" ALTER COLUMN "version_subtitle" SET DEFAULT 'Vie en entreprise & RSE';
  ALTER TABLE "_adn_hub_v_locales" ALTER COLUMN "version_card_link_label" SET DEFAULT 'En savoir plus';
  ALTER TABLE "navigation_settings_items_locales" ALTER COLUMN "label" SET DEFAULT 'Nouvel item';
  ALTER TABLE "expertise_pages" ADD COLUMN "slug" varchar;
  ALTER TABLE "_expertise_pages_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "sector_pages" ADD COLUMN "slug" varchar;
  ALTER TABLE "_sector_pages_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "value_pages" ADD COLUMN "slug" varchar;
  ALTER TABLE "_value_pages_v" ADD COLUMN "version_slug" varchar;
  ALTER TABLE "home_page_statistics_figures" ADD COLUMN "prefix" varchar;
  ALTER TABLE "_home_page_v_version_statistics_figures" ADD COLUMN "prefix" varchar;
  ALTER TABLE "legal_notice" ADD COLUMN "publisher_vat_number" varchar;
  ALTER TABLE "legal_notice" ADD COLUMN "publisher_address" varchar;
  ALTER TABLE "legal_notice" ADD COLUMN "host_name" varchar;
  ALTER TABLE "legal_notice" ADD COLUMN "host_address" varchar;
  ALTER TABLE "_legal_notice_v" ADD COLUMN "version_publisher_vat_number" varchar;
  ALTER TABLE "_legal_notice_v" ADD COLUMN "version_publisher_address" varchar;
  ALTER TABLE "_legal_notice_v" ADD COLUMN "version_host_name" varchar;
  ALTER TABLE "_legal_notice_v" ADD COLUMN "version_host_address" varchar;
`)
  for (const moved of MOVED) await db.execute(fromFrench(moved))
  await db.execute(sql`
  CREATE UNIQUE INDEX "expertise_pages_slug_idx" ON "expertise_pages" USING btree ("slug");
  CREATE INDEX "_expertise_pages_v_version_version_slug_idx" ON "_expertise_pages_v" USING btree ("version_slug");
  CREATE UNIQUE INDEX "sector_pages_slug_idx" ON "sector_pages" USING btree ("slug");
  CREATE INDEX "_sector_pages_v_version_version_slug_idx" ON "_sector_pages_v" USING btree ("version_slug");
  CREATE UNIQUE INDEX "value_pages_slug_idx" ON "value_pages" USING btree ("slug");
  CREATE INDEX "_value_pages_v_version_version_slug_idx" ON "_value_pages_v" USING btree ("version_slug");
  ALTER TABLE "job_applications" DROP COLUMN "language";
  ALTER TABLE "contact_messages" DROP COLUMN "language";
  ALTER TABLE "expertise_pages_locales" DROP COLUMN "slug";
  ALTER TABLE "expertise_pages_locales" DROP COLUMN "saved_at";
  ALTER TABLE "_expertise_pages_v_locales" DROP COLUMN "version_slug";
  ALTER TABLE "_expertise_pages_v_locales" DROP COLUMN "version_saved_at";
  ALTER TABLE "sector_pages_locales" DROP COLUMN "slug";
  ALTER TABLE "sector_pages_locales" DROP COLUMN "saved_at";
  ALTER TABLE "_sector_pages_v_locales" DROP COLUMN "version_slug";
  ALTER TABLE "_sector_pages_v_locales" DROP COLUMN "version_saved_at";
  ALTER TABLE "value_pages_locales" DROP COLUMN "slug";
  ALTER TABLE "value_pages_locales" DROP COLUMN "saved_at";
  ALTER TABLE "_value_pages_v_locales" DROP COLUMN "version_slug";
  ALTER TABLE "_value_pages_v_locales" DROP COLUMN "version_saved_at";
  ALTER TABLE "testimonials_locales" DROP COLUMN "saved_at";
  ALTER TABLE "_testimonials_v_locales" DROP COLUMN "version_saved_at";
  ALTER TABLE "team_members_locales" DROP COLUMN "saved_at";
  ALTER TABLE "_team_members_v_locales" DROP COLUMN "version_saved_at";
  ALTER TABLE "home_page_statistics_figures_locales" DROP COLUMN "prefix";
  ALTER TABLE "home_page_locales" DROP COLUMN "saved_at";
  ALTER TABLE "_home_page_v_version_statistics_figures_locales" DROP COLUMN "prefix";
  ALTER TABLE "_home_page_v_locales" DROP COLUMN "version_saved_at";
  ALTER TABLE "adn_hub_locales" DROP COLUMN "saved_at";
  ALTER TABLE "_adn_hub_v_locales" DROP COLUMN "version_saved_at";
  ALTER TABLE "job_list_page_locales" DROP COLUMN "saved_at";
  ALTER TABLE "_job_list_page_v_locales" DROP COLUMN "version_saved_at";
  ALTER TABLE "legal_notice_locales" DROP COLUMN "saved_at";
  ALTER TABLE "legal_notice_locales" DROP COLUMN "publisher_vat_number";
  ALTER TABLE "legal_notice_locales" DROP COLUMN "publisher_address";
  ALTER TABLE "legal_notice_locales" DROP COLUMN "host_name";
  ALTER TABLE "legal_notice_locales" DROP COLUMN "host_address";
  ALTER TABLE "_legal_notice_v_locales" DROP COLUMN "version_saved_at";
  ALTER TABLE "_legal_notice_v_locales" DROP COLUMN "version_publisher_vat_number";
  ALTER TABLE "_legal_notice_v_locales" DROP COLUMN "version_publisher_address";
  ALTER TABLE "_legal_notice_v_locales" DROP COLUMN "version_host_name";
  ALTER TABLE "_legal_notice_v_locales" DROP COLUMN "version_host_address";
  DROP TYPE "public"."enum_job_applications_language";
  DROP TYPE "public"."enum_contact_messages_language";`)
}
