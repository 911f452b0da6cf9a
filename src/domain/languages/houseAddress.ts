import type { Edition } from './edition'
import { hrefIn } from './editionPath'
import { HOUSE_LANGUAGE } from './siteLocale'

/** Stands for such an address in a page that is drawn before anybody has asked for it. */
export const PLACE_OF_HOUSE_ADDRESS = '/__address-in-the-house-language__'

// Nothing that would mean something in markup or in a script; nor another site.
const PLAIN = /^(\/|(\/[\w-]+)+)$/

/** Where the house's own edition would have this page of another edition; null where it could not have one. */
export function houseAddressOf(housePath: string, edition: Edition): string | null {
  const address = hrefIn({ ...edition, language: HOUSE_LANGUAGE }, housePath)
  const isAnother = address !== hrefIn(edition, housePath)
  return isAnother && PLAIN.test(address) ? address : null
}
