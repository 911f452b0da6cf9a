import type { Payload } from 'payload'
import { seeds } from '@/src/plugins/seeds'
import { isDocumentStored } from './isDocumentStored'
import { type FirstAccount, seedFirstAccount } from './seedFirstAccount'

export type SeedOptions = {
  /** False: only settings and the first account, for a firm with its own content. */
  demo: boolean
  /** Includes the visits of the last ninety days. */
  visits?: boolean
  adminEmail: string
  /** Default: a random password, returned in the result. */
  adminPassword?: string
  now: Date
}

export type SeedOutcome = { firstAccount: FirstAccount | null }

/**
 * Creates the first account, and adds the missing content of plugins. It can run again after a crash
 * or after changes by staff.
 */
export async function seedDatabase(payload: Payload, options: SeedOptions): Promise<SeedOutcome> {
  const { adminEmail: email, adminPassword: password, demo, now, visits } = options
  for (const seed of seeds) await seed.settings?.(payload, { demo })
  if (demo) for (const seed of seeds) await seed.demo?.(payload, { now, visits })
  // Last: isDatabaseEmpty checks for an account, so that an interrupted seed runs again at the next
  // start.
  return { firstAccount: await seedFirstAccount(payload, { email, password }) }
}

/** Whether no seed has completed yet. */
export async function isDatabaseEmpty(payload: Payload): Promise<boolean> {
  return !(await isDocumentStored(payload, 'users', {}))
}
