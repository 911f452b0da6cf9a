import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'

const SECURITY_TXT_VALID_DAYS = 180

type SecurityTxtOptions = { email: string; canonical: string; now: Date }

/**
 * Builds the body of `security.txt` (RFC 9116). It expires after half a year; the standard
 * recommends less than one year.
 */
export function buildSecurityTxt({ email, canonical, now }: SecurityTxtOptions): string {
  const expires = new Date(now.getTime() + SECURITY_TXT_VALID_DAYS * 24 * 60 * 60 * 1000)
  return [
    `Contact: ${mailtoLink(email)}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${SITE_LANGUAGES.join(', ')}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n')
}
