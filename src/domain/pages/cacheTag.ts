import { SITE_LANGUAGES, type SiteLanguage } from '../languages/siteLocale'

/** PostgreSQL notification channel with the cache tags to invalidate on all web servers. */
export const CONTENT_CHANGED_CHANNEL = 'content_changed'

/**
 * The cache tag of pages that use a collection or global; with a language, only its texts in that
 * language.
 */
export function cacheTag(slug: string, language?: SiteLanguage): string {
  return language ? `content:${slug}:${language}` : `content:${slug}`
}

/** The cache tags of a page with texts of these languages; all languages by default. */
export function cacheTags(
  madeFrom: readonly string[],
  languages: readonly SiteLanguage[] = SITE_LANGUAGES,
): string[] {
  return madeFrom.flatMap((slug) => [
    cacheTag(slug),
    ...languages.map((language) => cacheTag(slug, language)),
  ])
}
