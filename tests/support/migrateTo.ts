import { getPayload } from 'payload'
import { knownMigrationNames, migrateUnderLock } from '@/src/server/migrateUnderLock'

// A separate process, because the configuration reads its database from the environment once: it
// creates the schema up to the given migration.
const [last = ''] = process.argv.slice(2)
const { default: config } = await import('@payload-config')
const payload = await getPayload({ config })
const migrationsToRun = knownMigrationNames.filter((name) => name <= last)
await migrateUnderLock(payload, process.env.DATABASE_URL ?? '', { only: migrationsToRun })
await payload.destroy()
process.exit(0)
