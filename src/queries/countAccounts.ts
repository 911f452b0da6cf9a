import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAdministrator } from '@/src/domain/accounts/roles'
import { ROLES, type Role } from '@/src/domain/accounts/userAccount'

const Rows = z.array(z.object({ role: z.enum(ROLES), accounts: z.number(), requests: z.number() }))

export type AccountCounts = { byRole: Record<Role, number>; requests: number }

/** How many accounts there are of each role, requests apart; null for whoever may not see them all. */
export async function countAccounts({ payload, user }: Pick<PayloadRequest, 'payload' | 'user'>) {
  if (!isAdministrator(user)) return null
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT role,
      count(*) FILTER (WHERE status <> 'invited' OR invited_at IS NOT NULL)::int AS accounts,
      count(*) FILTER (WHERE status = 'invited' AND invited_at IS NULL)::int AS requests
    FROM users GROUP BY role`)
  const byRole: Record<Role, number> = { 'super-admin': 0, admin: 0, moderator: 0 }
  let requests = 0
  for (const row of Rows.parse(rows)) {
    byRole[row.role] = row.accounts
    requests += row.requests
  }
  return { byRole, requests } satisfies AccountCounts
}
