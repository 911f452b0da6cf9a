import { migrateUnderLock } from '../server/migrateUnderLock'
import { seedAndPrint } from './seedAndPrint'
import { withDatabase } from './withDatabase'

/** `fill`: migrates the database of DATABASE_URL and seeds it, even when it already has content. */
export const run = () =>
  withDatabase((payload, url) =>
    migrateUnderLock(payload, url, { next: () => seedAndPrint(payload) }),
  )
