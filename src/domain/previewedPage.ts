import {
  collectionIn,
  type PageCollection,
  type PageGlobal,
  pagePath,
  SINGLE_PAGES,
} from './contentPages'

/** The address at which staff see the draft of a page that exists once. */
export function previewPath(page: PageGlobal): string {
  return previewOf(SINGLE_PAGES[page])
}

/** The address at which staff see the draft of one page of a collection; null while it has no slug. */
export function previewPathIn(collection: PageCollection, slug: unknown): string | null {
  if (typeof slug !== 'string' || slug === '') return null
  return previewOf(pagePath(collection, slug))
}

function previewOf(path: string) {
  return `/api/apercu?page=${encodeURIComponent(path)}`
}

/** Whether this is the address of a page that has drafts, and of nothing outside the site. */
export function isPreviewedPage(path: string): boolean {
  const [, folder, slug] = /^(\/[a-z-]+)\/([a-z0-9_-]+)$/.exec(path) ?? []
  if (folder && slug) return collectionIn(folder) !== undefined
  return Object.values<string>(SINGLE_PAGES).includes(path)
}
