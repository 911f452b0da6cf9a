import { seedAndPrintFirstAccount } from '@/src/cli/seedAndPrintFirstAccount'
import { withDatabase } from '@/src/cli/withDatabase'
import { migrateUnderLock } from '@/src/server/migrateUnderLock'

/** `fill`: migrates the database of DATABASE_URL and seeds it, even when it already has content. */
export const run = () =>
  withDatabase((payload, url) =>
    migrateUnderLock(payload, url, { next: () => seedAndPrintFirstAccount(payload) }),
  )
