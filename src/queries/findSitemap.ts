import type { Payload } from 'payload'
import { JOB_LIST_PATH } from '@/src/domain/jobListPath'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/jobOffer'
import { applicationPath, offerPath } from '@/src/domain/listedOffer'
import { type PageCollection, pagePath } from '@/src/domain/previewedPage'
import { latest, type SitemapEntry } from '@/src/domain/sitemap'

/** What the sitemap is made from, each of which changes it. */
export const SITEMAP_SOURCES = [
  'expertise-pages',
  'sector-pages',
  'value-pages',
  'job-offers',
  'home-page',
  'adn-hub',
  'job-list-page',
  'legal-notice',
] as const satisfies readonly string[]

// A sitemap may hold 50,000 addresses; the pages beside the offers are a few dozen.
const MOST_PAGES = 1_000
const MOST_OFFERS = 45_000

/** Every address that visitors may see: published pages and active offers. */
export async function findSitemap(payload: Payload): Promise<SitemapEntry[]> {
  const [home, hub, jobList, legalNotice, expertises, sectors, values, offers] = await Promise.all([
    findGlobalDate(payload, 'home-page'),
    findGlobalDate(payload, 'adn-hub'),
    findGlobalDate(payload, 'job-list-page'),
    findGlobalDate(payload, 'legal-notice'),
    findPages(payload, 'expertise-pages'),
    findPages(payload, 'sector-pages'),
    findPages(payload, 'value-pages'),
    findOffers(payload),
  ])
  const offerDates = offers.map(({ lastModified }) => lastModified)
  return [
    { path: '/', lastModified: latest([home, ...offerDates]) },
    ...expertises,
    ...sectors,
    ...(hub ? [{ path: '/notre-adn', lastModified: hub }] : []),
    ...values,
    { path: JOB_LIST_PATH, lastModified: latest([jobList, ...offerDates]) },
    ...offers,
    { path: applicationPath(SPONTANEOUS_APPLICATION_SLUG), lastModified: null },
    ...(legalNotice ? [{ path: '/mentions-legales', lastModified: legalNotice }] : []),
  ]
}

type PageGlobal = 'home-page' | 'adn-hub' | 'job-list-page' | 'legal-notice'

async function findGlobalDate(payload: Payload, slug: PageGlobal) {
  const { updatedAt } = await payload.findGlobal({ slug, overrideAccess: false, depth: 0 })
  return updatedAt ?? null
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
