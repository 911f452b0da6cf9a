import { sql } from '@payloadcms/db-postgres'

/**
 * SQL: records that the mails in the relation `sent` asked for a consent. It is part of the
 * statement that marks them as sent, so that neither exists without the other.
 */
export const insertKeepConsentRequestsSql = sql`
  INSERT INTO keep_consents (application_id, event, origin, by_name, created_at, updated_at)
  SELECT application_id, 'requested', 'staff', author_name, sent_at, sent_at
  FROM sent WHERE requests_keep_consent`
