import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Records each deletion and revocation that a restore of an older backup must repeat, in the same
 * transaction. The worker copies the rows to the deletion journal and deletes them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE deletion_outbox (
      id bigserial PRIMARY KEY,
      action text NOT NULL,
      record_id integer NOT NULL,
      record_created_at timestamptz NOT NULL,
      at timestamptz NOT NULL DEFAULT clock_timestamp());

    CREATE FUNCTION record_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('exemplia.restoring', true) IS DISTINCT FROM 'on' THEN
        INSERT INTO deletion_outbox (action, record_id, record_created_at)
          VALUES (TG_ARGV[0], OLD.id, OLD.created_at);
      END IF;
      RETURN NULL;
    END $$;
    CREATE FUNCTION record_refused_consent() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('exemplia.restoring', true) IS DISTINCT FROM 'on' THEN
        INSERT INTO deletion_outbox (action, record_id, record_created_at)
          SELECT 'consent-' || NEW.event || '-' || NEW.origin, id, created_at
          FROM job_applications WHERE id = NEW.application_id;
      END IF;
      RETURN NULL;
    END $$;

    CREATE FUNCTION record_sealed_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_setting('exemplia.restoring', true) IS DISTINCT FROM 'on' THEN
        INSERT INTO deletion_outbox (action, record_id, record_created_at)
          VALUES ('sealed-record-deleted', OLD.id, OLD.received_at);
      END IF;
      RETURN NULL;
    END $$;

    CREATE TRIGGER application_deleted AFTER DELETE ON job_applications
      FOR EACH ROW EXECUTE FUNCTION record_deletion('application-deleted');
    CREATE TRIGGER message_deleted AFTER DELETE ON contact_messages
      FOR EACH ROW EXECUTE FUNCTION record_deletion('message-deleted');
    CREATE TRIGGER job_alert_deleted AFTER DELETE ON job_alerts
      FOR EACH ROW EXECUTE FUNCTION record_deletion('job-alert-deleted');
    CREATE TRIGGER application_withdrawn AFTER UPDATE OF withdrawn_at ON job_applications
      FOR EACH ROW WHEN (OLD.withdrawn_at IS NULL AND NEW.withdrawn_at IS NOT NULL)
      EXECUTE FUNCTION record_deletion('application-withdrawn');
    CREATE TRIGGER link_revoked_by_candidate AFTER UPDATE OF revoked_at ON candidate_links
      FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL AND NEW.revoked_by = 'candidate')
      EXECUTE FUNCTION record_deletion('link-revoked-candidate');
    CREATE TRIGGER link_revoked_by_staff AFTER UPDATE OF revoked_at ON candidate_links
      FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL AND NEW.revoked_by IS DISTINCT FROM 'candidate')
      EXECUTE FUNCTION record_deletion('link-revoked-staff');
    CREATE TRIGGER erasure_requested AFTER UPDATE OF erase_at ON candidate_links
      FOR EACH ROW WHEN (OLD.erase_at IS NULL AND NEW.erase_at IS NOT NULL)
      EXECUTE FUNCTION record_deletion('erasure-requested');
    CREATE TRIGGER erasure_cancelled AFTER UPDATE OF erase_at ON candidate_links
      FOR EACH ROW WHEN (OLD.erase_at IS NOT NULL AND NEW.erase_at IS NULL)
      EXECUTE FUNCTION record_deletion('erasure-cancelled');
    CREATE TRIGGER consent_refused AFTER INSERT ON keep_consents
      FOR EACH ROW WHEN (NEW.event IN ('withdrawn', 'declined'))
      EXECUTE FUNCTION record_refused_consent();

    CREATE TRIGGER sealed_record_deleted AFTER DELETE ON sealed_records
      FOR EACH ROW EXECUTE FUNCTION record_sealed_deletion();

    ALTER TABLE backup_runs ADD COLUMN oldest_backup_at timestamptz`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE backup_runs DROP COLUMN oldest_backup_at;
    DROP FUNCTION record_deletion() CASCADE;
    DROP FUNCTION record_refused_consent() CASCADE;
    DROP FUNCTION record_sealed_deletion() CASCADE;
    DROP TABLE deletion_outbox`)
}
