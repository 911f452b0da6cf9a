import {
  FALLBACK_EDITION,
  isPublishedEdition,
  type LanguageEdition,
  parseEdition,
} from '@/src/domain/languages/edition'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { LANGUAGE_PARAMETER } from '@/src/domain/submissions/submission'
import { env } from '@/src/env'

/**
 * Whether a page of another site made the browser send this request, to which the browser may add
 * the cookies of our site. Clients other than browsers send neither header.
 * @param siteUrl the public URL of the site, if it is configured
 */
export function isRequestFromAnotherSite(headers: Headers, siteUrl = env.SITE_URL): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite === 'same-origin' || fetchSite === 'none') return false
  if (fetchSite !== null) return true
  const origin = headers.get('origin')
  if (origin === null) return false
  const originHost = hostOfUrlOrNull(origin)
  return (
    originHost === null ||
    ![headers.get('host'), hostOfUrlOrNull(siteUrl ?? '')].includes(originHost)
  )
}

function hostOfUrlOrNull(url: string): string | null {
  return URL.canParse(url) ? new URL(url).host : null
}

/** Whether the client is our script, which asks for JSON; a form without JavaScript gets pages. */
export function wantsJson(headers: Headers): boolean {
  return headers.get('accept')?.includes('application/json') ?? false
}

/** The client's IP address. Our web server sets the header from the connection; a visitor cannot forge it. */
export const clientIpAddress = (headers: Headers): string =>
  headers.get('x-client-address') ?? 'unknown'

/** The edition in which a form was filled in. Our web server adds the site's default language to the headers. */
export function editionOfFormRequest({ headers, url }: Request): LanguageEdition {
  const { defaultLanguage } = parseEdition(headers.get('x-edition')) ?? FALLBACK_EDITION
  const language = new URL(url).searchParams.get(LANGUAGE_PARAMETER) ?? SOURCE_LANGUAGE
  const edition = parseEdition(`${language}-${defaultLanguage}`)
  const resolvedEdition = edition ?? { language: SOURCE_LANGUAGE, defaultLanguage }
  return isPublishedEdition(resolvedEdition) ? resolvedEdition : FALLBACK_EDITION
}
