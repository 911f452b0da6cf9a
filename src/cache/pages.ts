import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { PAGE_COLLECTIONS, type PageCollection } from '@/src/domain/pages/contentPages'
import { findContentPage, findPageMovedFrom } from '@/src/queries/findContentPage'
import {
  findPagePaths,
  findPublishedLanguages,
  findSinglePagePaths,
} from '@/src/queries/findPathsByLanguage'
import { findTranslatedGlobal } from '@/src/queries/findTranslated'
import { findValuePages } from '@/src/queries/findValuePages'
import { cacheByLanguage, cachePage, cacheQuery } from './cacheQuery'

/** The pages of each collection, by slug. */
export const cachedPages = {
  'expertise-pages': cachePagesOf('expertise-pages'),
  'sector-pages': cachePagesOf('sector-pages'),
  'value-pages': cachePagesOf('value-pages'),
} satisfies Record<PageCollection, unknown>

export const cachedCurrentPageSlug = cacheByLanguage(
  { name: 'page-moved-from', sources: PAGE_COLLECTIONS },
  (payload, reader, collection: PageCollection, slug: string) =>
    findPageMovedFrom(payload, reader, collection, slug),
)
export const cachedValuePages = cacheByLanguage(
  { name: 'value-pages', sources: ['value-pages', 'media'] },
  findValuePages,
)
export const cachedAdnHub = cachePage(
  { name: 'adn-hub', sources: ['adn-hub', 'media'] },
  (payload, reader) => findTranslatedGlobal(payload, reader, 'adn-hub'),
)
export const cachedLegalNotice = cachePage(
  { name: 'legal-notice', sources: ['legal-notice', 'media'] },
  (payload, reader) => findTranslatedGlobal(payload, reader, 'legal-notice'),
)

/** The languages in which the site is open, and the path of a page in each, for language links. */
export const cachedOpenLanguages = cacheQuery(
  { name: 'open-languages', sources: ['home-page'] },
  findPublishedLanguages,
)
export const cachedSinglePagePaths = cacheQuery(
  { name: 'single-page-paths', sources: ['home-page', 'adn-hub', 'legal-notice'] },
  (payload, page: 'adn-hub' | 'legal-notice') => findSinglePagePaths(payload, page),
)
export const cachedPagePaths = cacheQuery(
  { name: 'page-paths', sources: ['home-page', ...PAGE_COLLECTIONS] },
  (payload, collection: PageCollection, slug: string, language: SiteLanguage) =>
    findPagePaths(payload, { collection, slug, language }),
)

function cachePagesOf<Slug extends PageCollection>(collection: Slug) {
  return cachePage(
    { name: `page-of-${collection}`, sources: [collection, 'media'] },
    (payload, reader, slug: string) => findContentPage(payload, reader, collection, slug),
  )
}
