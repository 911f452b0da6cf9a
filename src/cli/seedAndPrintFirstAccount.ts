import type { Payload } from 'payload'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { env } from '@/src/env'
import { seedDatabase } from '@/src/seed/seedDatabase'

/** Seeds the database, and prints the sign-in data of a newly created first account. */
export async function seedAndPrintFirstAccount(payload: Payload) {
  const { firstAccount } = await seedDatabase(payload, {
    demo: env.SEED_DEMO,
    visits: env.SEED_VISITS,
    adminEmail: env.SEED_ADMIN_EMAIL,
    adminPassword: env.SEED_ADMIN_PASSWORD,
    now: new Date(),
  })
  if (!firstAccount) return
  const { email, password } = firstAccount
  // A configured password is not printed; a generated one is printed only this once.
  console.log(
    env.SEED_ADMIN_PASSWORD
      ? commandLineMessages.firstAccount(email)
      : commandLineMessages.firstAccountWithPassword(email, password),
  )
}
