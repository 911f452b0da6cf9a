import type { Payload } from 'payload'
import { commandLine } from '@/src/content/commandLine'
import { env } from '@/src/env'
import { seedDatabase } from '@/src/seed/seedDatabase'

/** Seeds, and tells how to sign in when the first account was made. */
export async function seedAndSay(payload: Payload) {
  const { firstAccount } = await seedDatabase(payload, {
    demo: env.SEED_DEMO,
    visits: env.SEED_VISITS,
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
