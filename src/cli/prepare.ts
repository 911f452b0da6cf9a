import type { Payload } from 'payload'
import { commandLine } from '@/src/content/commandLine'
import { env } from '@/src/env'
import { isDatabaseEmpty, seedDatabase } from '@/src/seed/seedDatabase'
import { migrateUnderLock } from './migrateUnderLock'
import { withDatabase } from './withDatabase'

/** `prepare`: migrates the database of DATABASE_URL and fills it when it is empty. */
export const run = () =>
  withDatabase((payload, url) =>
    migrateUnderLock(payload, url, async () => {
      if (await isDatabaseEmpty(payload)) await seedWithFirstAccount(payload)
    }),
  )

async function seedWithFirstAccount(payload: Payload) {
  console.log(commandLine.seeding)
  const { firstAccount } = await seedDatabase(payload, {
    demo: env.SEED_DEMO,
    adminEmail: env.SEED_ADMIN_EMAIL,
    adminPassword: env.SEED_ADMIN_PASSWORD,
    now: new Date(),
  })
  if (!firstAccount) return
  const { email, password } = firstAccount
  // A password the person chose stays with them; a generated one is shown this once.
  console.log(
    env.SEED_ADMIN_PASSWORD
      ? commandLine.firstAccount(email)
      : commandLine.firstAccountWithPassword(email, password),
  )
}
