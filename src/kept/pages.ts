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
import { keep, keepFoundWords, keepPage, keepWords } from './keep'

/** The pages of each kind, by their slug. */
export const keptPages = {
  'expertise-pages': keepPagesOf('expertise-pages'),
  'sector-pages': keepPagesOf('sector-pages'),
  'value-pages': keepPagesOf('value-pages'),
} satisfies Record<PageCollection, unknown>

export const keptPageMovedFrom = keepFoundWords(
  { name: 'page-moved-from', madeFrom: PAGE_COLLECTIONS },
  (payload, reader, collection: PageCollection, slug: string) =>
    findPageMovedFrom(payload, reader, collection, slug),
)
export const keptValuePages = keepWords(
  { name: 'value-pages', madeFrom: ['value-pages', 'media'] },
  findValuePages,
)
export const keptAdnHub = keepPage({ name: 'adn-hub', madeFrom: ['adn-hub', 'media'] }, findAdnHub)
export const keptLegalNotice = keepPage(
  { name: 'legal-notice', madeFrom: ['legal-notice', 'media'] },
  findLegalNotice,
)

/** The languages that the site is open in, and where a page stands in each: for whoever names them. */
export const keptOpenLanguages = keep(
  { name: 'open-languages', madeFrom: ['home-page'] },
  findOpenLanguages,
)
export const keptSinglePagePaths = keep(
  { name: 'single-page-paths', madeFrom: ['home-page', 'adn-hub', 'legal-notice'] },
  (payload, page: 'adn-hub' | 'legal-notice') => findSinglePagePaths(payload, page),
)
export const keptPagePaths = keep(
  { name: 'page-paths', madeFrom: ['home-page', ...PAGE_COLLECTIONS] },
  (payload, collection: PageCollection, slug: string, language: SiteLanguage) =>
    findPagePaths(payload, { collection, slug, language }),
)

function keepPagesOf<Slug extends PageCollection>(collection: Slug) {
  return keepPage(
    { name: `page-of-${collection}`, madeFrom: [collection, 'media'] },
    (payload, reader, slug: string) => findContentPage(payload, reader, collection, slug),
  )
}
