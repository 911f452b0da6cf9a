import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { PAGE_COLLECTIONS, type PageCollection } from '@/src/domain/pages/contentPages'
import { findContentPage, findSlugOfMovedPage } from '@/src/queries/findContentPage'
import {
  findPagePaths,
  findPublishedLanguages,
  findSinglePagePaths,
} from '@/src/queries/findPathsByLanguage'
import { findTranslatedGlobal } from '@/src/queries/findTranslated'
import { findValueCards } from '@/src/queries/findValueCards'
import { cachePreviewableQuery, cacheQuery, cacheQueryByLanguage } from './cacheQuery'

/** The pages of each collection, by slug. */
export const cachedPageQueries = {
  'expertise-pages': createCachedPageQuery('expertise-pages'),
  'sector-pages': createCachedPageQuery('sector-pages'),
  'value-pages': createCachedPageQuery('value-pages'),
} satisfies Record<PageCollection, unknown>

export const findCachedMovedPageSlug = cacheQueryByLanguage(
  { name: 'page-moved-from', sources: PAGE_COLLECTIONS },
  (payload, reader, collection: PageCollection, slug: string) =>
    findSlugOfMovedPage(payload, reader, collection, slug),
)
export const findCachedValueCards = cacheQueryByLanguage(
  { name: 'value-pages', sources: ['value-pages', 'media'] },
  findValueCards,
)
export const findCachedAdnHub = cachePreviewableQuery(
  { name: 'adn-hub', sources: ['adn-hub', 'media'] },
  (payload, reader) => findTranslatedGlobal(payload, reader, 'adn-hub'),
)
export const findCachedLegalNotice = cachePreviewableQuery(
  { name: 'legal-notice', sources: ['legal-notice', 'media'] },
  (payload, reader) => findTranslatedGlobal(payload, reader, 'legal-notice'),
)

/** The languages in which the site is open, and the path of a page in each, for language links. */
export const findCachedPublishedLanguages = cacheQuery(
  { name: 'open-languages', sources: ['home-page'] },
  findPublishedLanguages,
)
export const findCachedSinglePagePaths = cacheQuery(
  { name: 'single-page-paths', sources: ['home-page', 'adn-hub', 'legal-notice'] },
  (payload, page: 'adn-hub' | 'legal-notice') => findSinglePagePaths(payload, page),
)
export const findCachedPagePaths = cacheQuery(
  { name: 'page-paths', sources: ['home-page', ...PAGE_COLLECTIONS] },
  (payload, collection: PageCollection, slug: string, language: SiteLanguage) =>
    findPagePaths(payload, { collection, slug, language }),
)

function createCachedPageQuery<Slug extends PageCollection>(collection: Slug) {
  return cachePreviewableQuery(
    { name: `page-of-${collection}`, sources: [collection, 'media'] },
    (payload, reader, slug: string) => findContentPage(payload, reader, collection, slug),
  )
}
