import { SITE_LANGUAGES } from '../languages/siteLocale'
import { mailtoLink } from './mailtoLink'

/** Where whoever has found a weakness looks for somebody to tell (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt'

const VALID_DAYS = 180

type Told = { email: string; canonical: string; now: Date }

/** The file of RFC 9116. A copy of it is to be trusted for half a year; the standard asks for less than one. */
export function securityTxt({ email, canonical, now }: Told): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000)
  return [
    `Contact: ${mailtoLink(email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${SITE_LANGUAGES.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n')
}
