import type { LanguageEdition } from './edition'
import { editionHref } from './editionPath'
import { SOURCE_LANGUAGE } from './siteLocale'

/** Placeholder for the URL of the French page: a cached page is rendered before any request. */
export const FRENCH_PAGE_URL_PLACEHOLDER = '/__address-in-the-house-language__'

// Pattern of a plain path: nothing that has a meaning in HTML or scripts, and no other host.
const PLAIN_PATH_PATTERN = /^(\/|(\/[\w-]+)+)$/

/**
 * Finds the French path of a page of another edition; null when there can be none. The page may not
 * exist there.
 */
export function frenchPathOf(internalPath: string, edition: LanguageEdition): string | null {
  const address = editionHref({ ...edition, language: SOURCE_LANGUAGE }, internalPath)
  const isAnother = address !== editionHref(edition, internalPath)
  return isAnother && PLAIN_PATH_PATTERN.test(address) ? address : null
}
