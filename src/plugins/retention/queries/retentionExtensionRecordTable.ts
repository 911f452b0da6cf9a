import { sql } from '@payloadcms/db-postgres'
import type { ApplicationRecordTable } from '@/src/queries/person/applicationRecordTable'

/** Why accepted applications stay: the application's page shows it to all staff. */
export const retentionExtensionRecordTable: ApplicationRecordTable = {
  table: 'retention_extensions',
  text: 'reason',
  exported: ['reason'],
  // The decision is not a contact with the candidate.
  isContact: sql`false`,
  isReadable: () => sql`true`,
}
