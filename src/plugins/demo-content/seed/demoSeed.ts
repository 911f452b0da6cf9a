import type { Payload } from 'payload'
import type { PluginSeed } from '@/src/seed/pluginSeed'
import { seedExpertisePages } from './pages/seedExpertisePages'
import { seedOffices } from './pages/seedOffices'
import { seedPageGlobals } from './pages/seedPageGlobals'
import { seedTeamMembers, seedTestimonials } from './pages/seedPeople'
import { seedSectorPages } from './pages/seedSectorPages'
import { seedValuePages } from './pages/seedValuePages'
import { seedContactMessages } from './seedContactMessages'
import { seedJobApplications } from './seedJobApplications'
import { seedJobOffers } from './seedJobOffers'
import { seedSettings } from './seedSettings'
import { seedVisits } from './visits/seedVisits'

/** Seeds the settings and the content of the demo firm; deleted content is created again. */
export const demoSeed: PluginSeed = {
  settings: seedSettings,
  demo: async (payload, { now, visits }) => {
    // Both run at once, in half the time: images use the processor, rows the database.
    await Promise.all([seedRecruitment(payload, now), seedCompany(payload, now)])
    if (visits) await seedVisits(payload, now)
  },
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
