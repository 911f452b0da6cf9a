import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** How often the documents of an application were tried: after two tries in vain they are unreadable. */
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
    END $$`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
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
