import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * Whether whoever reads may know the opinions on this application: as everywhere, once they have given
 * their own or declined to. @param reader null for nobody, who may not
 */
export const seenOpinions = (application: SQL, reader: number | null) => sql`${application} IN (
  SELECT mine.application_id FROM application_opinions mine WHERE mine.author_id = ${reader})`
