import type { Payload } from 'payload'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import { env } from '@/src/env'
import { seeds } from '@/src/plugins/seeds'
import { isDatabaseUnseeded } from '@/src/seed/seedDatabase'
import { createMissingBucket } from '../server/createMissingBucket'
import { migrateUnderLock } from '../server/migrateUnderLock'
import { seedAndPrintFirstAccount } from './seedAndPrintFirstAccount'
import { withDatabase } from './withDatabase'

/**
 * `prepare`: migrates the database of DATABASE_URL, seeds an empty database, and creates a missing
 * bucket.
 */
export async function run() {
  const store = s3StoreFromEnvironment(env)
  if (store) await createMissingBucket(store)
  await withDatabase((payload, url) =>
    migrateUnderLock(payload, url, { next: () => seedDatabaseOrMissingSettings(payload) }),
  )
}

async function seedDatabaseOrMissingSettings(payload: Payload) {
  if (await isDatabaseUnseeded(payload)) {
    console.log(commandLineMessages.seeding)
    await seedAndPrintFirstAccount(payload)
    return
  }
  for (const seed of seeds) await seed.missingSettings?.(payload)
}
