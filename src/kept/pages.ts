import { PAGE_COLLECTIONS, type PageCollection } from '@/src/domain/contentPages'
import { findAdnHub } from '@/src/queries/findAdnHub'
import { findContentPage } from '@/src/queries/findContentPage'
import { findLegalNotice } from '@/src/queries/findLegalNotice'
import { findPageMovedFrom } from '@/src/queries/findPageMovedFrom'
import { findValuePages } from '@/src/queries/findValuePages'
import { keep, keepFound, keepPage } from './keep'

/** The pages of each kind, by their slug. */
export const keptPages = {
  'expertise-pages': keepPagesOf('expertise-pages'),
  'sector-pages': keepPagesOf('sector-pages'),
  'value-pages': keepPagesOf('value-pages'),
} satisfies Record<PageCollection, unknown>

export const keptPageMovedFrom = keepFound(
  { name: 'page-moved-from', madeFrom: PAGE_COLLECTIONS },
  findPageMovedFrom,
)
export const keptValuePages = keep(
  { name: 'value-pages', madeFrom: ['value-pages', 'media'] },
  findValuePages,
)
export const keptAdnHub = keepPage({ name: 'adn-hub', madeFrom: ['adn-hub', 'media'] }, findAdnHub)
export const keptLegalNotice = keepPage(
  { name: 'legal-notice', madeFrom: ['legal-notice', 'media'] },
  findLegalNotice,
)

function keepPagesOf<Slug extends PageCollection>(collection: Slug) {
  return keepPage(
    { name: `page-of-${collection}`, madeFrom: [collection, 'media'] },
    (payload, reader, slug: string) => findContentPage(payload, reader, collection, slug),
  )
}
