import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

// The web servers follow the maintenance mode by it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE FUNCTION notify_website_settings_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('website_settings_changed', '');
      RETURN NULL;
    END $$;
    CREATE TRIGGER website_settings_changed
      AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON website_settings
      FOR EACH STATEMENT EXECUTE FUNCTION notify_website_settings_changed();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP TRIGGER website_settings_changed ON website_settings;
    DROP FUNCTION notify_website_settings_changed;`)
}
