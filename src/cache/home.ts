import { findTranslatedGlobal } from '@/src/queries/findTranslated'
import {
  findExpertiseCards,
  findHero,
  findSectorCards,
  findTeamMembers,
  findTestimonials,
} from '@/src/queries/homeSections'
import { findLatestOffers } from '@/src/queries/searchActiveOffers'
import { cachePreviewableQuery, cacheQuery, cacheQueryByLanguage } from './cacheQuery'

const MAX_LATEST_OFFERS = 3

export const cachedHero = cachePreviewableQuery(
  { name: 'hero', sources: ['hero-settings', 'media'] },
  findHero,
)
export const cachedHomePage = cachePreviewableQuery(
  { name: 'home-page', sources: ['home-page', 'media'] },
  (payload, reader) => findTranslatedGlobal(payload, reader, 'home-page'),
)
export const cachedExpertiseCards = cacheQueryByLanguage(
  { name: 'expertise-cards', sources: ['expertise-pages'] },
  findExpertiseCards,
)
export const cachedSectorCards = cacheQueryByLanguage(
  { name: 'sector-cards', sources: ['sector-pages', 'media'] },
  findSectorCards,
)
export const cachedLatestOffers = cacheQuery(
  { name: 'latest-offers', sources: ['job-offers'] },
  (payload) => findLatestOffers(payload, MAX_LATEST_OFFERS),
)
export const cachedTestimonials = cacheQueryByLanguage(
  { name: 'testimonials', sources: ['testimonials', 'media'] },
  findTestimonials,
)
export const cachedTeamMembers = cacheQueryByLanguage(
  { name: 'team-members', sources: ['team-members', 'media'] },
  findTeamMembers,
)
