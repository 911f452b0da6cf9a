import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { RECRUITER_SQL } from '../rules/recruiterCondition'

const RecruiterRows = z.array(z.object({ id: z.number(), name: z.string() }))
export type Recruiter = z.infer<typeof RecruiterRows>[number]

/**
 * Finds the accounts that can be chosen as the recruiter of an offer. Moderators may not read other
 * accounts, but see the names of colleagues.
 */
export async function findRecruiters({ payload, user }: PayloadRequest): Promise<Recruiter[]> {
  if (!hasStaffRights(user)) return []
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT id, name FROM users WHERE ${sql.raw(RECRUITER_SQL)} ORDER BY name, id`,
  )
  return RecruiterRows.parse(rows)
}
