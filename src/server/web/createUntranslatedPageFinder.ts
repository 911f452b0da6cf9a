import type { IncomingMessage } from 'node:http'
import type { LanguageEdition } from '@/src/domain/languages/edition'
import { frenchPathOf, SOURCE_URL_PLACEHOLDER } from '@/src/domain/languages/frenchPath'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { FallbackPageOfEdition } from './fallbackPages'
import type { pageLookup } from './pageLookup'

/**
 * Makes a finder of the page that links to the French version of an untranslated page; null when
 * there is none. One look-up suffices, because every page is first written in French.
 */
export function createUntranslatedPageFinder(
  pageOf: FallbackPageOfEdition,
  lookUpPage: ReturnType<typeof pageLookup>,
) {
  return async (internalPath: string, edition: LanguageEdition, request: IncomingMessage) => {
    const page = pageOf(edition)
    const address = page && frenchPathOf(internalPath, edition)
    if (!address || (await lookUpPage(internalPath, SOURCE_LANGUAGE, request)) !== 'kept')
      return null
    return Buffer.from(page.toString().replaceAll(SOURCE_URL_PLACEHOLDER, address))
  }
}
