import { migrateUnderLock } from '../server/migrateUnderLock'
import { seedAndSay } from './seedAndSay'
import { withDatabase } from './withDatabase'

/** `fill`: migrates the database of DATABASE_URL and seeds it, even when it already has content. */
export const run = () =>
  withDatabase((payload, url) =>
    migrateUnderLock(payload, url, { next: () => seedAndSay(payload) }),
  )
