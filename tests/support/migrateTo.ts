import { getPayload } from 'payload'
import { knownMigrations, migrateUnderLock } from '@/src/server/migrateUnderLock'

// A process of its own, because the configuration reads its database from the environment once: makes
// the schema as it was with the migration named.
const [last = ''] = process.argv.slice(2)
const { default: config } = await import('@payload-config')
const payload = await getPayload({ config })
const only = knownMigrations.filter((name) => name <= last)
await migrateUnderLock(payload, process.env.DATABASE_URL ?? '', { only })
await payload.destroy()
process.exit(0)
