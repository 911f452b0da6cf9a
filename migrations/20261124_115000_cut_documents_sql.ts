import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** A document of which only the beginning was read says so. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE document_texts DROP CONSTRAINT document_texts_state_check,
      ADD CHECK (state IN ('read', 'cut', 'scan', 'unreadable'));
    -- As many characters as are read of one, hence cut, or just whole; of how many pages others are, nobody noted.
    UPDATE document_texts SET state = 'cut' WHERE state = 'read' AND length(content) >= 60000`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    UPDATE document_texts SET state = 'read' WHERE state = 'cut';
    ALTER TABLE document_texts DROP CONSTRAINT document_texts_state_check,
      ADD CHECK (state IN ('read', 'scan', 'unreadable'))`)
}
