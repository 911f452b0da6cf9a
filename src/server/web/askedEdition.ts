import type { IncomingMessage, ServerResponse } from 'node:http'
import { HOME_PATH } from '@/src/domain/addresses/sitePaths'
import { type Edition, editionText, OPEN_LANGUAGES } from '@/src/domain/languages/edition'
import { hrefIn, readPublicPath } from '@/src/domain/languages/editionPath'
import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { beforeHeaders } from './beforeHeaders'
import { NOWHERE } from './plainRequest'

type Asked = { edition: Edition } & ({ housePath: string } | { redirect: string })

/**
 * The edition that an address belongs to, and the address by which code knows it: or the one that it goes
 * by today.
 * @param setting the language that staff have put at the root; while its edition is closed, French stands there
 */
export function askedEdition(
  path: string,
  setting: SiteLanguage,
  open: readonly SiteLanguage[] = OPEN_LANGUAGES,
): Asked {
  const defaultLanguage = open.includes(setting) ? setting : HOUSE_LANGUAGE
  const { language, ...read } = readPublicPath(path, defaultLanguage)
  if (open.includes(language)) return { edition: { language, defaultLanguage }, ...read }
  return { edition: { language: defaultLanguage, defaultLanguage }, housePath: NOWHERE }
}

/**
 * Where to go on from the root while its language has no home page there: a line added in French takes it
 * away until it is translated. Nowhere from any other address.
 */
export function wayFromEmptyRoot(housePath: string, { language, defaultLanguage }: Edition) {
  const isRoot = housePath === HOME_PATH && language === defaultLanguage
  if (!isRoot || language === HOUSE_LANGUAGE) return null
  return hrefIn({ language: HOUSE_LANGUAGE, defaultLanguage }, HOME_PATH)
}

/** Has Next answer with this page of this edition, whatever the client has said. */
export function turnTo(request: IncomingMessage, housePath: string, edition: Edition) {
  request.url = housePath + searchOf(request)
  request.headers['x-edition'] = editionText(edition)
}

/**
 * Leads to today's address. No browser may remember it: with another language at the root the way leads back.
 */
export function redirectTo(address: string, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(307, { Location: address + searchOf(request), 'Cache-Control': 'no-store' })
  response.end()
}

/**
 * Next leads a request of its own scripts back to the same page where its `_rsc` is another than their
 * headers ask for, by the only address that it knows: visitors go to that of the edition.
 */
export function leadBack(response: ServerResponse, housePath: string, edition: Edition) {
  beforeHeaders(response, () => {
    const location = String(response.getHeader('location'))
    if (location.split('?')[0] === housePath) {
      response.setHeader('location', hrefIn(edition, location))
    }
  })
}

/**
 * Where a page has moved, Next leads on by the address alone: it keeps the page for everybody. What was asked for
 * with it, like the campaign that somebody comes from, goes along.
 */
export function leadOnWithSearch(request: IncomingMessage, response: ServerResponse) {
  const search = searchOf(request)
  beforeHeaders(response, (status) => {
    // Next says it twice.
    const [location] = [response.getHeader('location')].flat()
    const isOfSite = typeof location === 'string' && /^\/[^?#]*$/.test(location)
    if (status === 308 && isOfSite) response.setHeader('location', location + search)
  })
}

function searchOf({ url = '' }: IncomingMessage) {
  const [path = ''] = url.split('?')
  return url.slice(path.length)
}
