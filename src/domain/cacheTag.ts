/** The channel of PostgreSQL on which web servers are told the tag of what has changed. */
export const CONTENT_CHANNEL = 'content_changed'

/** The tag under which pages made from a collection or global are kept, and dropped when it changes. */
export function cacheTag(slug: string): string {
  return `content:${slug}`
}
