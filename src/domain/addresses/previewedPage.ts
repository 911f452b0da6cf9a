import { HOUSE_LANGUAGE, isSiteLanguage } from '../languages/siteLocale'
import {
  collectionIn,
  type PageCollection,
  type PageGlobal,
  pagePath,
  SINGLE_PAGES,
} from '../pages/contentPages'

/**
 * The address at which staff see the draft of a page that exists once.
 * @param locale that they write it in
 */
export function previewPath(page: PageGlobal, locale: string): string {
  return previewOf(SINGLE_PAGES[page], locale)
}

type Draft = {
  /** As it is written in the locale that staff write in. */
  slug: unknown
  locale: string
}

/** The address at which staff see the draft of one page of a collection; null while it has no slug. */
export function previewPathIn(collection: PageCollection, { slug, locale }: Draft): string | null {
  if (typeof slug !== 'string' || slug === '') return null
  return previewOf(pagePath(collection, slug), locale)
}

function previewOf(page: string, locale: string) {
  const langue = isSiteLanguage(locale) ? locale : HOUSE_LANGUAGE
  return `/api/apercu?${new URLSearchParams({ page, langue })}`
}

/** Whether this is the address of a page that has drafts, and of nothing outside the site. */
export function isPreviewedPage(path: string): boolean {
  const [, folder, slug] = /^(\/[a-z-]+)\/([a-z0-9_-]+)$/.exec(path) ?? []
  if (folder && slug) return collectionIn(folder) !== undefined
  return Object.values<string>(SINGLE_PAGES).includes(path)
}
