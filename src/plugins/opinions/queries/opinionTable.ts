import { sql } from '@payloadcms/db-postgres'
import type { ApplicationRecordTable } from '@/src/queries/person/applicationRecordTable'

/** As everywhere, an account reads the opinions on an application once it has given its own or declined to. */
export const opinionTable: ApplicationRecordTable = {
  table: 'application_opinions',
  text: 'sentence',
  exported: ['opinion', 'sentence'],
  isReadable: (application, reader) => sql`${application} IN (
    SELECT mine.application_id FROM application_opinions mine WHERE mine.author_id = ${reader})`,
}
