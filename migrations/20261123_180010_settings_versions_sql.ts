import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What the settings say today is their first version: otherwise the first change could not be undone. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The drawing that the demo company came with takes on the colours of a firm.
  await db.execute(`
    UPDATE hero_settings SET is_house_drawing = true
    WHERE background_image_id IN (SELECT id FROM media WHERE filename LIKE 'home-banner-navy%');`)

  await db.execute(`
    INSERT INTO _hero_settings_v (version_cta_url, version_background_image_id,
      version_is_house_drawing, version_background_image_url, version_updated_at,
      version_created_at, created_at, updated_at)
    SELECT cta_url, background_image_id, is_house_drawing, background_image_url, updated_at,
      created_at, coalesce(created_at, now()), coalesce(updated_at, now())
    FROM hero_settings;
    INSERT INTO _hero_settings_v_locales (_parent_id, _locale, version_main_title, version_sub_title,
      version_highlight_text, version_cta_text)
    SELECT v.id, l._locale, l.main_title, l.sub_title, l.highlight_text, l.cta_text
    FROM _hero_settings_v v, hero_settings_locales l;

    INSERT INTO _navigation_settings_v (version_updated_at, version_created_at, created_at, updated_at)
    SELECT updated_at, created_at, coalesce(created_at, now()), coalesce(updated_at, now())
    FROM navigation_settings;
    INSERT INTO _navigation_settings_v_version_items (_order, _parent_id, url, "order", is_active, _uuid)
    SELECT i._order, v.id, i.url, i."order", i.is_active, i.id
    FROM _navigation_settings_v v, navigation_settings_items i;
    INSERT INTO _navigation_settings_v_version_items_locales (_parent_id, _locale, label)
    SELECT i.id, l._locale, l.label
    FROM _navigation_settings_v_version_items i
    JOIN navigation_settings_items_locales l ON l._parent_id = i._uuid;

    INSERT INTO _website_settings_v (version_company_name, version_accent_color, version_dark_color,
      version_logo_id, version_logo_on_dark_id, version_icon_id, version_phone, version_email,
      version_linkedin_url, version_twitter_url, version_default_language, version_timezone,
      version_maintenance_mode, version_allow_registration, version_analytics_preselected,
      version_count_without_consent, version_updated_at, version_created_at, created_at, updated_at)
    SELECT company_name, accent_color, dark_color, logo_id, logo_on_dark_id, icon_id, phone, email,
      linkedin_url, twitter_url,
      default_language::text::enum__website_settings_v_version_default_language,
      timezone::text::enum__website_settings_v_version_timezone,
      maintenance_mode, allow_registration, analytics_preselected, count_without_consent,
      updated_at, created_at, coalesce(created_at, now()), coalesce(updated_at, now())
    FROM website_settings;
    INSERT INTO _website_settings_v_locales (_parent_id, _locale, version_tagline,
      version_site_description)
    SELECT v.id, l._locale, l.tagline, l.site_description
    FROM _website_settings_v v, website_settings_locales l;
    INSERT INTO _website_settings_v_version_second_factor_roles ("order", parent_id, value)
    SELECT r."order", v.id, r.value::text::enum__website_settings_v_version_second_factor_roles
    FROM _website_settings_v v, website_settings_second_factor_roles r;
    INSERT INTO _website_settings_v_version_opening_hours (_order, _parent_id, _uuid)
    SELECT o._order, v.id, o.id FROM _website_settings_v v, website_settings_opening_hours o;
    INSERT INTO _website_settings_v_version_opening_hours_locales (_parent_id, _locale, days, hours)
    SELECT o.id, l._locale, l.days, l.hours
    FROM _website_settings_v_version_opening_hours o
    JOIN website_settings_opening_hours_locales l ON l._parent_id = o._uuid;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DELETE FROM _hero_settings_v;
    DELETE FROM _navigation_settings_v;
    DELETE FROM _website_settings_v;`)
}
