import type { Payload } from 'payload'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { findOpenLanguages } from '@/src/queries/findPathsByLanguage'

/**
 * The default language of the site, when its home page is not published in that language; otherwise
 * null.
 */
export async function findEmptyRoot(payload: Payload): Promise<SiteLanguage | null> {
  const [open, { defaultLanguage }] = await Promise.all([
    findOpenLanguages(payload),
    payload.findGlobal({
      slug: 'website-settings',
      overrideAccess: false,
      depth: 0,
      select: { defaultLanguage: true },
    }),
  ])
  return open.includes(defaultLanguage) ? null : defaultLanguage
}
