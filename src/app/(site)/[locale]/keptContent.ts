import { unstable_cache } from 'next/cache'
import type { Payload } from 'payload'
import { cacheTag } from '@/src/domain/cacheTag'
import { payloadInstance } from '@/src/payload'
import { findCompany } from '@/src/queries/findCompany'
import { findExpertiseLinks } from '@/src/queries/findExpertiseLinks'
import { findHero } from '@/src/queries/findHero'
import { findJobListTexts } from '@/src/queries/findJobListTexts'
import { findLatestOffers } from '@/src/queries/findLatestOffers'
import { findNavigation } from '@/src/queries/findNavigation'
import { findOffices } from '@/src/queries/findOffices'

const LATEST_OFFERS = 3

/** Keeps the answer of a query until staff change what it was made from. */
function keep<Answer>(slug: string, query: (payload: Payload) => Promise<Answer>) {
  return unstable_cache(async () => query(await payloadInstance()), ['content', slug], {
    tags: [cacheTag(slug)],
  })
}

export const keptCompany = keep('website-settings', findCompany)
export const keptNavigation = keep('navigation-settings', findNavigation)
export const keptExpertiseLinks = keep('expertise-pages', findExpertiseLinks)
export const keptOffices = keep('offices', findOffices)
export const keptHero = keep('hero-settings', findHero)
export const keptJobListTexts = keep('job-list-page', findJobListTexts)
export const keptLatestOffers = keep('job-offers', (payload) =>
  findLatestOffers(payload, LATEST_OFFERS),
)
