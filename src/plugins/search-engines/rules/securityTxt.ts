import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'

const VALID_DAYS = 180

type SecurityContact = { email: string; canonical: string; now: Date }

/**
 * Builds the body of `security.txt` (RFC 9116). It expires after half a year; the standard
 * recommends less than one year.
 */
export function buildSecurityTxt({ email, canonical, now }: SecurityContact): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000)
  return [
    `Contact: ${mailtoLink(email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${SITE_LANGUAGES.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n')
}
