import type { IncomingMessage } from 'node:http'
import type { Edition } from '@/src/domain/languages/edition'
import { houseAddressOf, PLACE_OF_HOUSE_ADDRESS } from '@/src/domain/languages/houseAddress'
import { HOUSE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { EditionPages } from './editionPages'
import type { knownAddresses } from './knownAddresses'

/**
 * The page that says of an address without a page in its own edition that the house's language has one, and
 * leads there; null where it has none. One look-up, however many languages there are: all is written there first.
 */
export function untranslatedPages(
  pageOf: EditionPages,
  answerAt: ReturnType<typeof knownAddresses>,
) {
  return async (housePath: string, edition: Edition, request: IncomingMessage) => {
    const page = pageOf(edition)
    const address = page && houseAddressOf(housePath, edition)
    if (!address || (await answerAt(housePath, HOUSE_LANGUAGE, request)) !== 'kept') return null
    return Buffer.from(page.toString().replaceAll(PLACE_OF_HOUSE_ADDRESS, address))
  }
}
