const PAGE_FOLDERS = {
  'expertise-pages': '/expertises',
  'sector-pages': '/secteurs',
  'value-pages': '/notre-adn',
} as const

const PAGES = ['/', '/notre-adn', '/nos-offres', '/mentions-legales'] as const

export type PageCollection = keyof typeof PAGE_FOLDERS
export type PreviewedPage = (typeof PAGES)[number]

/** The public address of one page of a collection. */
export function pagePath(collection: PageCollection, slug: string): string {
  return `${PAGE_FOLDERS[collection]}/${slug}`
}

/** The address at which staff see the draft of a page that exists once. */
export function previewPath(page: PreviewedPage): string {
  return `/api/apercu?page=${encodeURIComponent(page)}`
}

/** The address at which staff see the draft of one page of a collection; null while it has no slug. */
export function previewPathIn(collection: PageCollection, slug: unknown): string | null {
  if (typeof slug !== 'string' || slug === '') return null
  return `/api/apercu?page=${encodeURIComponent(pagePath(collection, slug))}`
}

/** Whether this is the address of a page that has drafts, and of nothing outside the site. */
export function isPreviewedPage(path: string): boolean {
  const [, folder, slug] = /^(\/[a-z-]+)\/([a-z0-9_-]+)$/.exec(path) ?? []
  if (folder && slug) return Object.values<string>(PAGE_FOLDERS).includes(folder)
  return PAGES.some((page) => page === path)
}
