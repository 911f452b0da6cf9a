import { migrateUnderLock } from '../server/migrateUnderLock'
import { withDatabase } from './withDatabase'

/** `migrate`: brings the database of DATABASE_URL up to date. */
export const run = () => withDatabase((payload, url) => migrateUnderLock(payload, url))
