import type { LanguageEdition } from './edition'
import { editionHref } from './editionPath'
import { SOURCE_LANGUAGE } from './siteLocale'

/** Placeholder for that URL in a cached page, which is rendered before the request is known. */
export const SOURCE_URL_PLACEHOLDER = '/__address-in-the-house-language__'

// Plain path characters only: nothing that has a meaning in HTML or scripts, and no other host.
const PLAIN_PATH_PATTERN = /^(\/|(\/[\w-]+)+)$/

/**
 * The French path of a page of another edition, for a page that may not exist there; null when
 * there can be none.
 */
export function frenchPathOf(internalPath: string, edition: LanguageEdition): string | null {
  const address = editionHref({ ...edition, language: SOURCE_LANGUAGE }, internalPath)
  const isAnother = address !== editionHref(edition, internalPath)
  return isAnother && PLAIN_PATH_PATTERN.test(address) ? address : null
}
