import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { User } from '@/payload-types'

export type SecondFactorState = { isOn: boolean; isRequired: boolean; codesLeft: number }

type AccountWithRole = Pick<User, 'id' | 'role'>

/** Finds the state of the second factor of one's own account. */
export async function readSecondFactorState(
  payload: Payload,
  account: AccountWithRole,
): Promise<SecondFactorState> {
  const { rows } = await payload.db.drizzle.execute<{ isOn: boolean; codesLeft: number }>(sql`
    SELECT
      EXISTS (SELECT 1 FROM second_factors WHERE account_id = ${account.id} AND confirmed_at IS NOT NULL)
        AS "isOn",
      (SELECT count(*)::int FROM recovery_codes WHERE account_id = ${account.id}) AS "codesLeft"`)
  const [state = { isOn: false, codesLeft: 0 }] = rows
  return { ...state, isRequired: await isSecondFactorRequired(payload, account) }
}

/** Whether the website settings require a second factor for this role. */
export async function isSecondFactorRequired(
  { db }: Payload,
  { role }: AccountWithRole,
): Promise<boolean> {
  const { rows } = await db.drizzle.execute(sql`
    SELECT 1 FROM website_settings_second_factor_roles WHERE value::text = ${role}`)
  return rows.length > 0
}
