import { findAdnHub } from '@/src/queries/findAdnHub'
import { findExpertisePage } from '@/src/queries/findExpertisePage'
import { findLegalNotice } from '@/src/queries/findLegalNotice'
import { findPageMovedFrom } from '@/src/queries/findPageMovedFrom'
import { findSectorPage } from '@/src/queries/findSectorPage'
import { findValuePage } from '@/src/queries/findValuePage'
import { findValuePages } from '@/src/queries/findValuePages'
import { keep, keepPage } from './keep'

export const keptExpertisePage = keepPage(
  { name: 'expertise-page', madeFrom: ['expertise-pages', 'media'] },
  findExpertisePage,
)
export const keptPageMovedFrom = keep(
  { name: 'page-moved-from', madeFrom: ['expertise-pages', 'sector-pages', 'value-pages'] },
  findPageMovedFrom,
)
export const keptSectorPage = keepPage(
  { name: 'sector-page', madeFrom: ['sector-pages', 'media'] },
  findSectorPage,
)
export const keptValuePage = keepPage(
  { name: 'value-page', madeFrom: ['value-pages', 'media'] },
  findValuePage,
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
