import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Marks when existing applications got periods that they did not have before: the new periods
 * delete nothing during the thirty days after this moment. A new site needs no such delay.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    INSERT INTO payload_kv (key, data)
    SELECT 'retention-periods-changed', to_jsonb(clock_timestamp())
    WHERE EXISTS (SELECT FROM job_applications)
    ON CONFLICT (key) DO NOTHING`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DELETE FROM payload_kv WHERE key = 'retention-periods-changed'`)
}
