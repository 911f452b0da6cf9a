import { sql } from '@payloadcms/db-postgres'
import type { ApplicationRecordTable } from '@/src/queries/person/applicationRecordTable'

/**
 * The table of opinions. Its rule is that of the access control: an account reads the opinions on
 * an application after it gave its own or declined.
 */
export const opinionRecordTable: ApplicationRecordTable = {
  table: 'application_opinions',
  text: 'sentence',
  exported: ['opinion', 'sentence'],
  isReadable: (application, reader) => sql`${application} IN (
    SELECT mine.application_id FROM application_opinions mine WHERE mine.author_id = ${reader})`,
}
