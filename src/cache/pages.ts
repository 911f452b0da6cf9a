import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { PAGE_COLLECTIONS, type PageCollection } from '@/src/domain/pages/contentPages'
import { findAdnHub } from '@/src/queries/findAdnHub'
import { findContentPage } from '@/src/queries/findContentPage'
import { findLegalNotice } from '@/src/queries/findLegalNotice'
import { findPageMovedFrom } from '@/src/queries/findPageMovedFrom'
import {
  findOpenLanguages,
  findPagePaths,
  findSinglePagePaths,
} from '@/src/queries/findPathsByLanguage'
import { findValuePages } from '@/src/queries/findValuePages'
import { cacheAnswer, cacheFoundWords, cachePage, cacheWords } from './cacheAnswer'

/** The pages of each collection, by slug. */
export const cachedPages = {
  'expertise-pages': cachePagesOf('expertise-pages'),
  'sector-pages': cachePagesOf('sector-pages'),
  'value-pages': cachePagesOf('value-pages'),
} satisfies Record<PageCollection, unknown>

export const cachedPageMovedFrom = cacheFoundWords(
  { name: 'page-moved-from', madeFrom: PAGE_COLLECTIONS },
  (payload, reader, collection: PageCollection, slug: string) =>
    findPageMovedFrom(payload, reader, collection, slug),
)
export const cachedValuePages = cacheWords(
  { name: 'value-pages', madeFrom: ['value-pages', 'media'] },
  findValuePages,
)
export const cachedAdnHub = cachePage(
  { name: 'adn-hub', madeFrom: ['adn-hub', 'media'] },
  findAdnHub,
)
export const cachedLegalNotice = cachePage(
  { name: 'legal-notice', madeFrom: ['legal-notice', 'media'] },
  findLegalNotice,
)

/** The languages in which the site is open, and the path of a page in each, for language links. */
export const cachedOpenLanguages = cacheAnswer(
  { name: 'open-languages', madeFrom: ['home-page'] },
  findOpenLanguages,
)
export const cachedSinglePagePaths = cacheAnswer(
  { name: 'single-page-paths', madeFrom: ['home-page', 'adn-hub', 'legal-notice'] },
  (payload, page: 'adn-hub' | 'legal-notice') => findSinglePagePaths(payload, page),
)
export const cachedPagePaths = cacheAnswer(
  { name: 'page-paths', madeFrom: ['home-page', ...PAGE_COLLECTIONS] },
  (payload, collection: PageCollection, slug: string, language: SiteLanguage) =>
    findPagePaths(payload, { collection, slug, language }),
)

function cachePagesOf<Slug extends PageCollection>(collection: Slug) {
  return cachePage(
    { name: `page-of-${collection}`, madeFrom: [collection, 'media'] },
    (payload, reader, slug: string) => findContentPage(payload, reader, collection, slug),
  )
}
