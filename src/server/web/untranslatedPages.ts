import type { IncomingMessage } from 'node:http'
import type { Edition } from '@/src/domain/languages/edition'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { SOURCE_URL_PLACEHOLDER, sourcePathOf } from '@/src/domain/languages/sourcePath'
import type { EditionPages } from './editionPages'
import type { pageLookup } from './pageLookup'

/**
 * The page that links to the French version of an untranslated page; null when there is none. One
 * look-up suffices, because every page is first written in French.
 */
export function untranslatedPages(pageOf: EditionPages, lookUpPage: ReturnType<typeof pageLookup>) {
  return async (internalPath: string, edition: Edition, request: IncomingMessage) => {
    const page = pageOf(edition)
    const address = page && sourcePathOf(internalPath, edition)
    if (!address || (await lookUpPage(internalPath, SOURCE_LANGUAGE, request)) !== 'kept')
      return null
    return Buffer.from(page.toString().replaceAll(SOURCE_URL_PLACEHOLDER, address))
  }
}
