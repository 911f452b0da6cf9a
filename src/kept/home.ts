import { findExpertiseCards } from '@/src/queries/findExpertiseCards'
import { findHero } from '@/src/queries/findHero'
import { findHomePage } from '@/src/queries/findHomePage'
import { findLatestOffers } from '@/src/queries/findLatestOffers'
import { findSectorCards } from '@/src/queries/findSectorCards'
import { findTeamMembers } from '@/src/queries/findTeamMembers'
import { findTestimonials } from '@/src/queries/findTestimonials'
import { keep, keepPage, keepWords } from './keep'

const LATEST_OFFERS = 3

export const keptHero = keepWords({ name: 'hero', madeFrom: ['hero-settings', 'media'] }, findHero)
export const keptHomePage = keepPage(
  { name: 'home-page', madeFrom: ['home-page', 'media'] },
  findHomePage,
)
export const keptExpertiseCards = keepWords(
  { name: 'expertise-cards', madeFrom: ['expertise-pages'] },
  findExpertiseCards,
)
export const keptSectorCards = keepWords(
  { name: 'sector-cards', madeFrom: ['sector-pages', 'media'] },
  findSectorCards,
)
export const keptLatestOffers = keep(
  { name: 'latest-offers', madeFrom: ['job-offers'] },
  (payload) => findLatestOffers(payload, LATEST_OFFERS),
)
export const keptTestimonials = keepWords(
  { name: 'testimonials', madeFrom: ['testimonials', 'media'] },
  findTestimonials,
)
export const keptTeamMembers = keepWords(
  { name: 'team-members', madeFrom: ['team-members', 'media'] },
  findTeamMembers,
)
