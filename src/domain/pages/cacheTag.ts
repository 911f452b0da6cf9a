import { SITE_LANGUAGES, type SiteLanguage } from '../languages/siteLocale'

/** The channel of PostgreSQL on which web servers are told the tag of what has changed. */
export const CONTENT_CHANNEL = 'content_changed'

/**
 * The tag under which pages made from a collection or global are kept, and dropped when it changes; with
 * a language, when only its words change.
 */
export function cacheTag(slug: string, language?: SiteLanguage): string {
  return language ? `content:${slug}:${language}` : `content:${slug}`
}

/** The tags of an answer that says what was written in these languages: in all, unless told. */
export function cacheTags(
  madeFrom: readonly string[],
  languages: readonly SiteLanguage[] = SITE_LANGUAGES,
): string[] {
  return madeFrom.flatMap((slug) => [
    cacheTag(slug),
    ...languages.map((language) => cacheTag(slug, language)),
  ])
}
