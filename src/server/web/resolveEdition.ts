import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  type LanguageEdition,
  PUBLISHED_LANGUAGES,
  serializeEdition,
} from '@/src/domain/languages/edition'
import { editionHref, parsePublicPath } from '@/src/domain/languages/editionPath'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { HOME_PATH } from '@/src/domain/urls/sitePaths'
import { callBeforeHeaders } from './callBeforeHeaders'
import { UNKNOWN_PATH } from './normaliseRequest'

type ResolvedPath = { edition: LanguageEdition } & ({ internalPath: string } | { redirect: string })

/**
 * Resolves a public path to its edition and internal path, or to the redirect for an outdated URL.
 * @param setting the language of the root; when its edition is closed, French is used
 */
export function resolveEdition(
  path: string,
  setting: SiteLanguage,
  open: readonly SiteLanguage[] = PUBLISHED_LANGUAGES,
): ResolvedPath {
  const defaultLanguage = open.includes(setting) ? setting : SOURCE_LANGUAGE
  const { language, ...read } = parsePublicPath(path, defaultLanguage)
  if (open.includes(language)) return { edition: { language, defaultLanguage }, ...read }
  return { edition: { language: defaultLanguage, defaultLanguage }, internalPath: UNKNOWN_PATH }
}

/**
 * Returns the URL of the French home page for the root of the site, when the default language is
 * not French; null for any other path. The caller has found no home page in the default language: a
 * new French line makes a translation incomplete. This function sends no response.
 */
export function emptyRootRedirectTarget(
  internalPath: string,
  { language, defaultLanguage }: LanguageEdition,
) {
  const isRoot = internalPath === HOME_PATH && language === defaultLanguage
  if (!isRoot || language === SOURCE_LANGUAGE) return null
  return editionHref({ language: SOURCE_LANGUAGE, defaultLanguage }, HOME_PATH)
}

/** Makes Next render this page in this edition, by headers that replace those of the client. */
export function rewriteRequestForEdition(
  request: IncomingMessage,
  internalPath: string,
  edition: LanguageEdition,
) {
  request.url = internalPath + queryString(request)
  request.headers['x-edition'] = serializeEdition(edition)
}

/** Sends a temporary redirect without caching: the setting of the root language can change back. */
export function sendRedirect(address: string, request: IncomingMessage, response: ServerResponse) {
  response.writeHead(307, { Location: address + queryString(request), 'Cache-Control': 'no-store' })
  response.end()
}

/**
 * Replaces the internal path by the public one in Next's redirects of its client's requests with an
 * outdated `_rsc` parameter.
 */
export function makeRedirectPathPublic(
  response: ServerResponse,
  internalPath: string,
  edition: LanguageEdition,
) {
  callBeforeHeaders(response, () => {
    const location = String(response.getHeader('location'))
    if (location.split('?')[0] === internalPath) {
      response.setHeader('location', editionHref(edition, location))
    }
  })
}

/**
 * Appends the query string of the request, such as campaign parameters, to a redirect: Next
 * redirects a moved page to a path without one, because it caches the redirect.
 */
export function keepQueryOnRedirect(request: IncomingMessage, response: ServerResponse) {
  const search = queryString(request)
  callBeforeHeaders(response, (status) => {
    // The first value is used, because Next sets the header twice.
    const [location] = [response.getHeader('location')].flat()
    const isOfSite = typeof location === 'string' && /^\/[^?#]*$/.test(location)
    if (status === 308 && isOfSite) response.setHeader('location', location + search)
  })
}

function queryString({ url = '' }: IncomingMessage) {
  const [path = ''] = url.split('?')
  return url.slice(path.length)
}
