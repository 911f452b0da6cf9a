import type { Payload } from 'payload'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { findPublishedLanguages } from '@/src/queries/findPathsByLanguage'

/**
 * Finds the default language of the site, when its home page is not published in that language;
 * otherwise null.
 */
export async function findDefaultLanguageWithoutHome(
  payload: Payload,
): Promise<SiteLanguage | null> {
  const [open, { defaultLanguage }] = await Promise.all([
    findPublishedLanguages(payload),
    payload.findGlobal({
      slug: 'website-settings',
      overrideAccess: false,
      depth: 0,
      select: { defaultLanguage: true },
    }),
  ])
  return open.includes(defaultLanguage) ? null : defaultLanguage
}
