import { sql } from '@payloadcms/db-postgres'
import type { ApplicationRecordTable } from '@/src/queries/person/applicationRecordTable'

/** Consents of a candidate: all staff may read them. */
export const keepConsentRecordTable: ApplicationRecordTable = {
  table: 'keep_consents',
  text: 'text',
  exported: ['event', 'origin', 'text', 'until'],
  // A refusal or a reminder must not prolong the retention.
  isContact: sql`record.event = 'given'`,
  isReadable: () => sql`true`,
}
