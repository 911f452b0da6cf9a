import type { Payload } from 'payload'
import { seeds } from '@/src/plugins/seeds'
import { isDocumentStored } from './isDocumentStored'
import { type FirstAccountCredentials, seedFirstAccount } from './seedFirstAccount'

export type SeedOptions = {
  /** Whether demo content is added; without it there are only settings and the first account. */
  demo: boolean
  /** Whether the visits of the last ninety days are added. */
  visits?: boolean
  adminEmail: string
  /** The password; by default a random one, which the result contains. */
  adminPassword?: string
  now: Date
}

export type SeedOutcome = { firstAccount: FirstAccountCredentials | null }

/**
 * Creates the first account, and adds the missing content of plugins. It can run again after a crash
 * or after changes by staff.
 */
export async function seedDatabase(payload: Payload, options: SeedOptions): Promise<SeedOutcome> {
  const { adminEmail: email, adminPassword: password, demo, now, visits } = options
  for (const seed of seeds) await seed.settings?.(payload, { demo })
  if (demo) for (const seed of seeds) await seed.demo?.(payload, { now, visits })
  // The account is created last: isDatabaseUnseeded looks for it, so that an interrupted seed runs
  // again at the next start.
  return { firstAccount: await seedFirstAccount(payload, { email, password }) }
}

/** Whether no seed has completed yet. */
export async function isDatabaseUnseeded(payload: Payload): Promise<boolean> {
  return !(await isDocumentStored(payload, 'users', {}))
}
