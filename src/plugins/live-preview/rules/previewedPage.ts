import { isSiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import {
  collectionOfFolder,
  internalPagePath,
  type PageCollection,
  type PageGlobal,
  SINGLE_PAGE_PATHS,
} from '@/src/domain/pages/contentPages'

/**
 * Returns the path at which staff preview the draft of a global. @param locale the locale in which
 * staff edit
 */
export function previewPathOfGlobal(page: PageGlobal, locale: string): string {
  return draftPreviewPath(SINGLE_PAGE_PATHS[page], locale)
}

type PagePreviewOptions = {
  /** The slug in the locale in which staff edit. */
  slug: unknown
  locale: string
}

/** Returns the path at which staff preview the draft of a page; null while it has no slug. */
export function previewPathOfPage(
  collection: PageCollection,
  { slug, locale }: PagePreviewOptions,
): string | null {
  if (typeof slug !== 'string' || slug === '') return null
  return draftPreviewPath(internalPagePath(collection, slug), locale)
}

function draftPreviewPath(page: string, locale: string) {
  const langue = isSiteLanguage(locale) ? locale : SOURCE_LANGUAGE
  return `/api/apercu?${new URLSearchParams({ page, langue })}`
}

/** Whether this is the path of a page of the site that has drafts. False for every other site. */
export function hasPagePreview(path: string): boolean {
  const [, folder, slug] = /^(\/[a-z-]+)\/([a-z0-9_-]+)$/.exec(path) ?? []
  if (folder && slug) return collectionOfFolder(folder) !== undefined
  return Object.values<string>(SINGLE_PAGE_PATHS).includes(path)
}
