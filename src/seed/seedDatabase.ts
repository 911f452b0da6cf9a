import type { Payload } from 'payload'
import { isStored } from './isStored'
import { seedExpertisePages } from './pages/seedExpertisePages'
import { seedOffices } from './pages/seedOffices'
import { seedPageGlobals } from './pages/seedPageGlobals'
import { seedTeamMembers, seedTestimonials } from './pages/seedPeople'
import { seedSectorPages } from './pages/seedSectorPages'
import { seedValuePages } from './pages/seedValuePages'
import { seedAnswerTemplates } from './seedAnswerTemplates'
import { seedContactMessages } from './seedContactMessages'
import { type FirstAccount, seedFirstAccount } from './seedFirstAccount'
import { seedJobApplications } from './seedJobApplications'
import { seedJobOffers } from './seedJobOffers'
import { seedSettings } from './seedSettings'
import { seedVisits } from './visits/seedVisits'

export type SeedOptions = {
  /** False: only settings, templates of answers and the first account, for a firm that brings its own content. */
  demo: boolean
  /** With what its visitors did in the last ninety days. */
  visits?: boolean
  adminEmail: string
  /** Left out: a random one, found in the outcome. */
  adminPassword?: string
  now: Date
}

export type SeedOutcome = { firstAccount: FirstAccount | null }

/**
 * Adds what is missing of the demo firm and leaves alone what is there: it can run again after a
 * crash, or after staff have changed things. What staff have deleted comes back.
 */
export async function seedDatabase(payload: Payload, options: SeedOptions): Promise<SeedOutcome> {
  const { adminEmail: email, adminPassword: password, demo, now, visits } = options
  await seedSettings(payload, { demo })
  await seedAnswerTemplates(payload)
  // Pictures keep the processor busy, rows the database: side by side they take half the time.
  if (demo) await Promise.all([seedRecruitment(payload, now), seedCompany(payload, now)])
  if (demo && visits) await seedVisits(payload, now)
  // Last: as long as there is no account, isDatabaseEmpty sends the next start here again.
  return { firstAccount: await seedFirstAccount(payload, { email, password }) }
}

/** Whether no seed has gone through yet. */
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
