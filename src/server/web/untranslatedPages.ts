import type { IncomingMessage } from 'node:http'
import type { Edition } from '@/src/domain/languages/edition'
import { houseAddressOf, PLACE_OF_HOUSE_ADDRESS } from '@/src/domain/languages/houseAddress'
import { HOUSE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { EditionPages } from './editionPages'
import type { pageLookup } from './pageLookup'

/**
 * The page that links to the French version of an untranslated page; null when there is none. One
 * look-up suffices, because every page is first written in French.
 */
export function untranslatedPages(pageOf: EditionPages, lookUpPage: ReturnType<typeof pageLookup>) {
  return async (housePath: string, edition: Edition, request: IncomingMessage) => {
    const page = pageOf(edition)
    const address = page && houseAddressOf(housePath, edition)
    if (!address || (await lookUpPage(housePath, HOUSE_LANGUAGE, request)) !== 'kept') return null
    return Buffer.from(page.toString().replaceAll(PLACE_OF_HOUSE_ADDRESS, address))
  }
}
