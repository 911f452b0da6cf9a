import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // A session is the visitor's, not a tab's: whatever tab a page is read in, it goes on with this one.
  await db.execute(`
    SET LOCAL statement_timeout = '10min';
    SET LOCAL work_mem = '256MB';
    ALTER TABLE visitors ADD COLUMN session_id bigint;
    UPDATE visitors SET session_id = latest.id FROM (
      SELECT DISTINCT ON (visitor_id) visitor_id, id FROM visit_sessions
      ORDER BY visitor_id, last_at DESC, id DESC
    ) latest WHERE latest.visitor_id = visitors.id`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`ALTER TABLE visitors DROP COLUMN session_id`)
}
