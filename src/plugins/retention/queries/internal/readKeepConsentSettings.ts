import type { Payload } from 'payload'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** The firm's text of the consent in this language, if it has written one, and its months. */
export async function readKeepConsentSettings(payload: Payload, language: SiteLanguage) {
  const { keepConsentMonths, keepConsentText } = await payload.findGlobal({
    slug: 'data-retention',
    depth: 0,
    locale: language,
    // A French sentence must not appear on the English page.
    fallbackLocale: false,
    // Read by the application itself; candidates read both on the site.
    overrideAccess: true,
  })
  return { months: keepConsentMonths, text: keepConsentText?.trim() || null }
}
