import { migrateUnderLock } from '../server/migrateUnderLock'
import { withDatabase } from './withDatabase'

/** `migrate`: runs the missing migrations on the database of DATABASE_URL. */
export const run = () => withDatabase((payload, url) => migrateUnderLock(payload, url))
