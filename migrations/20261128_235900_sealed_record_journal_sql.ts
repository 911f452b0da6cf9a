import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Records each written sealed record, without personal data: a restore of an older backup writes it
 * again from the restored application, which has the same time of creation, before it deletes that.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE FUNCTION record_sealing() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('exemplia.restoring', true) IS DISTINCT FROM 'on' THEN
        INSERT INTO deletion_outbox (action, record_id, record_created_at)
          VALUES ('sealed-' || NEW.status || '-' || NEW.reason, NEW.id, NEW.received_at);
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER application_sealed AFTER INSERT ON sealed_records
      FOR EACH ROW EXECUTE FUNCTION record_sealing()`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP FUNCTION record_sealing() CASCADE')
}
