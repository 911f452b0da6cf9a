import type { Payload } from 'payload'
import {
  PAGE_COLLECTIONS,
  type PageCollection,
  type PageGlobal,
  pagePath,
  SINGLE_PAGES,
} from '@/src/domain/contentPages'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/jobOffer'
import { applicationPath, offerPath } from '@/src/domain/listedOffer'
import { latest, type SitemapEntry } from '@/src/domain/sitemap'

/** What the sitemap is made from, each of which changes it. */
export const SITEMAP_SOURCES = [...PAGE_COLLECTIONS, ...Object.keys(SINGLE_PAGES), 'job-offers']

// A sitemap may hold 50,000 addresses; the pages beside the offers are a few dozen.
const MOST_PAGES = 1_000
const MOST_OFFERS = 45_000

/** Every address that visitors may see: published pages and active offers. */
export async function findSitemap(payload: Payload): Promise<SitemapEntry[]> {
  const [home, hub, jobList, legalNotice, offers, ...pages] = await Promise.all([
    findSinglePage(payload, 'home-page'),
    findSinglePage(payload, 'adn-hub'),
    findSinglePage(payload, 'job-list-page'),
    findSinglePage(payload, 'legal-notice'),
    findOffers(payload),
    ...PAGE_COLLECTIONS.map((collection) => findPages(payload, collection)),
  ])
  const offerDates = offers.map(({ lastModified }) => lastModified)
  // Both show offers, and stand before anybody has written a word for them.
  const changedByOffers = [home, jobList].map(({ path, lastModified }) => ({
    path,
    lastModified: latest([lastModified, ...offerDates]),
  }))
  return [
    ...changedByOffers,
    ...[hub, legalNotice].filter(({ lastModified }) => lastModified),
    ...pages.flat(),
    ...offers,
    { path: applicationPath(SPONTANEOUS_APPLICATION_SLUG), lastModified: null },
  ]
}

async function findSinglePage(payload: Payload, slug: PageGlobal): Promise<SitemapEntry> {
  const { updatedAt } = await payload.findGlobal({ slug, overrideAccess: false, depth: 0 })
  return { path: SINGLE_PAGES[slug], lastModified: updatedAt ?? null }
}

async function findPages(payload: Payload, collection: PageCollection) {
  const { docs } = await payload.find({
    collection,
    overrideAccess: false,
    sort: '_order',
    limit: MOST_PAGES,
    pagination: false,
    depth: 0,
    select: { slug: true, updatedAt: true },
  })
  return docs.map(({ slug, updatedAt }) => ({
    path: pagePath(collection, slug),
    lastModified: updatedAt,
  }))
}

async function findOffers(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'job-offers',
    overrideAccess: false,
    where: { isActive: { equals: true } },
    sort: ['-publishedDate', '-id'],
    limit: MOST_OFFERS,
    pagination: false,
    depth: 0,
    select: { slug: true, updatedAt: true },
  })
  return docs.flatMap(({ slug, updatedAt }) =>
    slug ? [{ path: offerPath(slug), lastModified: updatedAt }] : [],
  )
}
