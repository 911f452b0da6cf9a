import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * SQL condition: the reader may see the opinions on this application, because they gave their own
 * or declined.
 * @param reader null for no user, who may see none
 */
export const seenOpinions = (application: SQL, reader: number | null) => sql`${application} IN (
  SELECT mine.application_id FROM application_opinions mine WHERE mine.author_id = ${reader})`
