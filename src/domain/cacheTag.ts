/** The tag under which pages made from a collection or global are kept, and dropped when it changes. */
export function cacheTag(slug: string): string {
  return `content:${slug}`
}
