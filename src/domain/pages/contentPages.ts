import { HOME_PATH, JOB_LIST_PATH, LEGAL_NOTICE_PATH, VALUES_PATH } from '../addresses/sitePaths'

/**
 * The kinds of pages that staff may add to. A new kind is a line here and in the tables that the
 * compiler then asks for, its collection, and its page under `src/app`: preview, moved addresses,
 * sitemap and social images follow from this list.
 */
export const PAGE_COLLECTIONS = ['expertise-pages', 'sector-pages', 'value-pages'] as const
export type PageCollection = (typeof PAGE_COLLECTIONS)[number]

export const isPageCollection = (slug: string): slug is PageCollection =>
  PAGE_COLLECTIONS.some((collection) => collection === slug)

const PAGE_FOLDERS = {
  'expertise-pages': '/expertises',
  'sector-pages': '/secteurs',
  'value-pages': VALUES_PATH,
} as const satisfies Record<PageCollection, string>

/** The pages that exist once: the global of each, and where it stands. */
export const SINGLE_PAGES = {
  'home-page': HOME_PATH,
  'adn-hub': VALUES_PATH,
  'job-list-page': JOB_LIST_PATH,
  'legal-notice': LEGAL_NOTICE_PATH,
} as const
export type PageGlobal = keyof typeof SINGLE_PAGES
export const PAGE_GLOBALS = [
  'home-page',
  'adn-hub',
  'job-list-page',
  'legal-notice',
] as const satisfies PageGlobal[]

/** The public address of one page of a collection. */
export function pagePath(collection: PageCollection, slug: string): string {
  return `${PAGE_FOLDERS[collection]}/${slug}`
}

/** The collection whose pages stand in this folder of the site, if it is such a folder. */
export function collectionIn(folder: string): PageCollection | undefined {
  return PAGE_COLLECTIONS.find((collection) => PAGE_FOLDERS[collection] === folder)
}
