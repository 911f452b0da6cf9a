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

export const findCachedHero = cachePreviewableQuery(
  { name: 'hero', sources: ['hero-settings', 'media'] },
  findHero,
)
export const findCachedHomePage = cachePreviewableQuery(
  { name: 'home-page', sources: ['home-page', 'media'] },
  (payload, reader) => findTranslatedGlobal(payload, reader, 'home-page'),
)
export const findCachedExpertiseCards = cacheQueryByLanguage(
  { name: 'expertise-cards', sources: ['expertise-pages'] },
  findExpertiseCards,
)
export const findCachedSectorCards = cacheQueryByLanguage(
  { name: 'sector-cards', sources: ['sector-pages', 'media'] },
  findSectorCards,
)
export const findCachedLatestOffers = cacheQuery(
  { name: 'latest-offers', sources: ['job-offers'] },
  (payload) => findLatestOffers(payload, MAX_LATEST_OFFERS),
)
export const findCachedTestimonials = cacheQueryByLanguage(
  { name: 'testimonials', sources: ['testimonials', 'media'] },
  findTestimonials,
)
export const findCachedTeamMembers = cacheQueryByLanguage(
  { name: 'team-members', sources: ['team-members', 'media'] },
  findTeamMembers,
)
