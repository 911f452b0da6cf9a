import type { Payload } from 'payload'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'

/** What the firm has written about a status in this language; empty for what it has not. */
export async function findCustomStatusWords(
  payload: Payload,
  status: ApplicationStatus,
  language: SiteLanguage,
) {
  const settings = await payload.findGlobal({
    slug: 'candidate-page',
    depth: 0,
    locale: language,
    // A French sentence must not appear on the English page.
    fallbackLocale: false,
    overrideAccess: false,
  })
  return settings[status] ?? {}
}
