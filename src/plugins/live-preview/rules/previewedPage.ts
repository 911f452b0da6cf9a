import { isSiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import {
  collectionOfFolder,
  internalPagePath,
  type PageCollection,
  type PageGlobal,
  SINGLE_PAGES,
} from '@/src/domain/pages/contentPages'

/**
 * Returns the path at which staff preview the draft of a global. @param locale the locale in which
 * staff edit
 */
export function previewPath(page: PageGlobal, locale: string): string {
  return draftPath(SINGLE_PAGES[page], locale)
}

type DraftPage = {
  /** The slug in the locale in which staff edit. */
  slug: unknown
  locale: string
}

/** Returns the path at which staff preview the draft of a page; null while it has no slug. */
export function previewPathIn(
  collection: PageCollection,
  { slug, locale }: DraftPage,
): string | null {
  if (typeof slug !== 'string' || slug === '') return null
  return draftPath(internalPagePath(collection, slug), locale)
}

function draftPath(page: string, locale: string) {
  const langue = isSiteLanguage(locale) ? locale : SOURCE_LANGUAGE
  return `/api/apercu?${new URLSearchParams({ page, langue })}`
}

/** Whether this is the path of a page of the site that has drafts. False for every other site. */
export function hasPagePreview(path: string): boolean {
  const [, folder, slug] = /^(\/[a-z-]+)\/([a-z0-9_-]+)$/.exec(path) ?? []
  if (folder && slug) return collectionOfFolder(folder) !== undefined
  return Object.values<string>(SINGLE_PAGES).includes(path)
}
