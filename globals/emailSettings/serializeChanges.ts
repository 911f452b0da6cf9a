import { sql } from '@payloadcms/db-postgres'
import type { GlobalBeforeOperationHook } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'

/** Payload writes all of the settings back: two changes at once must not undo what was confirmed. */
export const serializeChanges: GlobalBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'update') return
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`SELECT pg_advisory_xact_lock(hashtext('email-settings'))`)
}
