import { HOME_PATH, JOB_LIST_PATH, LEGAL_NOTICE_PATH, VALUES_PATH } from '../urls/sitePaths'

/**
 * The page collections that staff can extend. A new one needs a line here and in the tables that
 * the compiler then requires, its collection, and its page under `src/app`. Preview, redirects,
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

/** The pages that exist once: each global and its path. */
export const SINGLE_PAGE_PATHS = {
  'home-page': HOME_PATH,
  'adn-hub': VALUES_PATH,
  'job-list-page': JOB_LIST_PATH,
  'legal-notice': LEGAL_NOTICE_PATH,
} as const
export type PageGlobal = keyof typeof SINGLE_PAGE_PATHS
export const PAGE_GLOBALS = [
  'home-page',
  'adn-hub',
  'job-list-page',
  'legal-notice',
] as const satisfies PageGlobal[]

/** The internal path of a collection page. */
export function internalPagePath(collection: PageCollection, slug: string): string {
  return `${PAGE_FOLDERS[collection]}/${slug}`
}

/** The collection whose pages are in this folder, if any. */
export function collectionOfFolder(folder: string): PageCollection | undefined {
  return PAGE_COLLECTIONS.find((collection) => PAGE_FOLDERS[collection] === folder)
}
