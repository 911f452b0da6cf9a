import { findExpertiseCards } from '@/src/queries/findExpertiseCards'
import { findHero } from '@/src/queries/findHero'
import { findHomePage } from '@/src/queries/findHomePage'
import { findLatestOffers } from '@/src/queries/findLatestOffers'
import { findSectorCards } from '@/src/queries/findSectorCards'
import { findTeamMembers } from '@/src/queries/findTeamMembers'
import { findTestimonials } from '@/src/queries/findTestimonials'
import { cacheByLanguage, cachePage, cacheQuery, cacheSettings } from './cacheQuery'

const LATEST_OFFERS = 3

export const cachedHero = cacheSettings(
  { name: 'hero', sources: ['hero-settings', 'media'] },
  findHero,
)
export const cachedHomePage = cachePage(
  { name: 'home-page', sources: ['home-page', 'media'] },
  findHomePage,
)
export const cachedExpertiseCards = cacheByLanguage(
  { name: 'expertise-cards', sources: ['expertise-pages'] },
  findExpertiseCards,
)
export const cachedSectorCards = cacheByLanguage(
  { name: 'sector-cards', sources: ['sector-pages', 'media'] },
  findSectorCards,
)
export const cachedLatestOffers = cacheQuery(
  { name: 'latest-offers', sources: ['job-offers'] },
  (payload) => findLatestOffers(payload, LATEST_OFFERS),
)
export const cachedTestimonials = cacheByLanguage(
  { name: 'testimonials', sources: ['testimonials', 'media'] },
  findTestimonials,
)
export const cachedTeamMembers = cacheByLanguage(
  { name: 'team-members', sources: ['team-members', 'media'] },
  findTeamMembers,
)
