import { sql } from '@payloadcms/db-postgres'
import type { ApplicationRecordTable } from '@/src/queries/person/applicationRecordTable'

/** The links of a candidate: all staff may read them. The values that open a page are never exported. */
export const candidateLinkRecordTable: ApplicationRecordTable = {
  table: 'candidate_links',
  text: 'revoked_by_name',
  exported: ['code_expires_at', 'session_expires_at', 'erase_at', 'revoked_at', 'revoked_by'],
  // The product creates a link by itself, for example when staff send it again.
  isContact: sql`false`,
  isErasureRequested: sql`record.erase_at IS NOT NULL`,
  isReadable: () => sql`true`,
}
