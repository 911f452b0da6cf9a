import { findExpertiseCards } from '@/src/queries/findExpertiseCards'
import { findHero } from '@/src/queries/findHero'
import { findHomePage } from '@/src/queries/findHomePage'
import { findLatestOffers } from '@/src/queries/findLatestOffers'
import { findSectorCards } from '@/src/queries/findSectorCards'
import { findTeamMembers } from '@/src/queries/findTeamMembers'
import { findTestimonials } from '@/src/queries/findTestimonials'
import { cacheAnswer, cachePage, cacheSettings, cacheWords } from './cacheAnswer'

const LATEST_OFFERS = 3

export const cachedHero = cacheSettings(
  { name: 'hero', madeFrom: ['hero-settings', 'media'] },
  findHero,
)
export const cachedHomePage = cachePage(
  { name: 'home-page', madeFrom: ['home-page', 'media'] },
  findHomePage,
)
export const cachedExpertiseCards = cacheWords(
  { name: 'expertise-cards', madeFrom: ['expertise-pages'] },
  findExpertiseCards,
)
export const cachedSectorCards = cacheWords(
  { name: 'sector-cards', madeFrom: ['sector-pages', 'media'] },
  findSectorCards,
)
export const cachedLatestOffers = cacheAnswer(
  { name: 'latest-offers', madeFrom: ['job-offers'] },
  (payload) => findLatestOffers(payload, LATEST_OFFERS),
)
export const cachedTestimonials = cacheWords(
  { name: 'testimonials', madeFrom: ['testimonials', 'media'] },
  findTestimonials,
)
export const cachedTeamMembers = cacheWords(
  { name: 'team-members', madeFrom: ['team-members', 'media'] },
  findTeamMembers,
)
