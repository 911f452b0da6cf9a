import type { IncomingMessage } from 'node:http'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import { FRENCH_PAGE_URL_PLACEHOLDER, frenchPathOf } from '@/src/domain/languages/frenchPath'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { createPageLookup } from './createPageLookup'
import type { FallbackPageOfEdition } from './fallbackPages'

/**
 * Makes a finder of the page that links to the French version of an untranslated page; null when
 * there is none. One look-up suffices, because every page is first written in French.
 */
export function createUntranslatedFallbackFinder(
  pageOf: FallbackPageOfEdition,
  lookUpPage: ReturnType<typeof createPageLookup>,
) {
  return async (internalPath: string, edition: LanguageEdition, request: IncomingMessage) => {
    const page = pageOf(edition)
    const address = page && frenchPathOf(internalPath, edition)
    if (!address || (await lookUpPage(internalPath, SOURCE_LANGUAGE, request)) !== 'cached')
      return null
    return Buffer.from(page.toString().replaceAll(FRENCH_PAGE_URL_PLACEHOLDER, address))
  }
}
