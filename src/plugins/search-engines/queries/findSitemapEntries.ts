import type { Payload } from 'payload'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { offerPath, pathOfApplicationForm } from '@/src/domain/offers/listedOffer'
import {
  internalPagePath,
  PAGE_COLLECTIONS,
  type PageCollection,
  type PageGlobal,
  SINGLE_PAGE_PATHS,
} from '@/src/domain/pages/contentPages'
import { latestDate, type SitemapEntry } from '@/src/plugins/search-engines/rules/sitemap'
import { createVisitorReadOptions } from '@/src/queries/contentReadOptions'
import {
  findPublishedLanguages,
  findSinglePagePaths,
  samePathByLanguage,
} from '@/src/queries/findPathsByLanguage'
import { findTranslatedDocuments } from '@/src/queries/findTranslated'

/** The collections and globals whose changes affect the sitemap. */
export const SITEMAP_SOURCES = [
  ...PAGE_COLLECTIONS,
  ...Object.keys(SINGLE_PAGE_PATHS),
  'job-offers',
]

// The limit suffices: a sitemap may have 50,000 URLs; the pages besides offers are few.
const MAX_PAGES_PER_COLLECTION = 1_000
const MAX_SITEMAP_OFFERS = 45_000

/** Finds every public URL: published pages and active offers, by language. */
export async function findSitemapEntries(payload: Payload): Promise<SitemapEntry[]> {
  const open = await findPublishedLanguages(payload)
  const [home, jobList, hub, legalNotice, offers, ...pages] = await Promise.all([
    findGlobalChangeDate(payload, 'home-page'),
    findGlobalChangeDate(payload, 'job-list-page'),
    findSinglePageEntry(payload, 'adn-hub'),
    findSinglePageEntry(payload, 'legal-notice'),
    findOfferEntries(payload, open),
    ...PAGE_COLLECTIONS.map((collection) => findPageEntries(payload, collection, open)),
  ])
  const offerDates = offers.map(({ lastModified }) => lastModified)
  // The pages that change with the offers: both show offers and exist without any text.
  const changedByOffers = [
    { path: SINGLE_PAGE_PATHS['home-page'], changed: home },
    { path: SINGLE_PAGE_PATHS['job-list-page'], changed: jobList },
  ].map(({ path, changed }) => ({
    paths: samePathByLanguage(open, path),
    lastModified: latestDate([changed, ...offerDates]),
  }))
  return [
    ...changedByOffers,
    ...[hub, legalNotice].filter(({ paths }) => Object.keys(paths).length > 0),
    ...pages.flat(),
    ...offers,
    {
      paths: samePathByLanguage(open, pathOfApplicationForm(SPONTANEOUS_APPLICATION_SLUG)),
      lastModified: null,
    },
  ]
}

async function findSinglePageEntry(payload: Payload, slug: 'adn-hub' | 'legal-notice') {
  const [paths, lastModified] = await Promise.all([
    findSinglePagePaths(payload, slug),
    findGlobalChangeDate(payload, slug),
  ])
  return { paths, lastModified }
}

async function findGlobalChangeDate(payload: Payload, slug: PageGlobal) {
  const { updatedAt } = await payload.findGlobal({ slug, overrideAccess: false, depth: 0 })
  return updatedAt ?? null
}

async function findPageEntries(payload: Payload, collection: PageCollection, open: SiteLanguage[]) {
  const pages = new Map<number, SitemapEntry>()
  for (const language of open) {
    const options = { collection, depth: 0, most: MAX_PAGES_PER_COLLECTION } as const
    for (const { id, slug, updatedAt } of await findTranslatedDocuments(
      payload,
      createVisitorReadOptions(language),
      options,
    )) {
      const paths = { ...pages.get(id)?.paths, [language]: internalPagePath(collection, slug) }
      pages.set(id, { paths, lastModified: updatedAt })
    }
  }
  return [...pages.values()]
}

async function findOfferEntries(payload: Payload, open: SiteLanguage[]) {
  const { docs } = await payload.find({
    collection: 'job-offers',
    overrideAccess: false,
    where: { isActive: { equals: true } },
    sort: ['-publishedDate', '-id'],
    limit: MAX_SITEMAP_OFFERS,
    pagination: false,
    depth: 0,
    select: { slug: true, updatedAt: true },
  })
  return docs.flatMap(({ slug, updatedAt }) =>
    slug ? [{ paths: samePathByLanguage(open, offerPath(slug)), lastModified: updatedAt }] : [],
  )
}
