import type { Payload } from 'payload'
import { seeds } from '@/src/plugins/seeds'
import { isStored } from './isStored'
import { seedExpertisePages } from './pages/seedExpertisePages'
import { seedOffices } from './pages/seedOffices'
import { seedPageGlobals } from './pages/seedPageGlobals'
import { seedTeamMembers, seedTestimonials } from './pages/seedPeople'
import { seedSectorPages } from './pages/seedSectorPages'
import { seedValuePages } from './pages/seedValuePages'
import { seedContactMessages } from './seedContactMessages'
import { type FirstAccount, seedFirstAccount } from './seedFirstAccount'
import { seedJobApplications } from './seedJobApplications'
import { seedJobOffers } from './seedJobOffers'
import { seedSettings } from './seedSettings'
import { seedVisits } from './visits/seedVisits'

export type SeedOptions = {
  /**
   * False: only settings, those of plugins too, and the first account, for a firm with its own content.
   */
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
 * Adds missing demo content and leaves existing content unchanged. It can run again after a crash
 * or after changes by staff; deleted content is created again.
 */
export async function seedDatabase(payload: Payload, options: SeedOptions): Promise<SeedOutcome> {
  const { adminEmail: email, adminPassword: password, demo, now, visits } = options
  await seedSettings(payload, { demo })
  for (const seed of seeds) await seed.settings?.(payload)
  // Images use the processor, rows the database: in parallel they take half the time.
  if (demo) await Promise.all([seedRecruitment(payload, now), seedCompany(payload, now)])
  if (demo && visits) await seedVisits(payload, now)
  // Last: isDatabaseEmpty checks for an account, so that an interrupted seed runs again at the next
  // start.
  return { firstAccount: await seedFirstAccount(payload, { email, password }) }
}

/** Whether no seed has completed yet. */
export async function isDatabaseEmpty(payload: Payload): Promise<boolean> {
  return !(await isStored(payload, 'users', {}))
}

async function seedRecruitment(payload: Payload, now: Date) {
  await seedJobOffers(payload, now)
  await seedJobApplications(payload, now)
  await seedContactMessages(payload, now)
}

async function seedCompany(payload: Payload, now: Date) {
  await seedOffices(payload)
  await seedExpertisePages(payload)
  await seedSectorPages(payload)
  await seedValuePages(payload)
  await seedTestimonials(payload)
  await seedTeamMembers(payload)
  await seedPageGlobals(payload, now)
}
