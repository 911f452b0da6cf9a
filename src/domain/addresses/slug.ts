import { foldText } from '../text/foldText'

const FALLBACK_SLUG = 'offre'

/** The address of a title: lowercase ASCII words joined by single hyphens; empty when nothing is left. */
export function slugify(title: string): string {
  return foldText(title)
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The slug that a title asks for, before looking at those already taken. */
export function wantedSlug(title: string): string {
  return slugify(title) || FALLBACK_SLUG
}

/** `wanted`, or the first of `wanted-2`, `wanted-3` … that is not taken. */
export function firstFreeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted
  for (let rank = 2; taken.has(slug); rank++) slug = `${wanted}-${rank}`
  return slug
}

type Addressed = { slug?: string | null; previousSlugs?: readonly string[] | null }

/** The slugs that a document has had once it moves to this one; each once, today's never. */
export function slugsLeft({ slug, previousSlugs }: Addressed, today: string): string[] {
  const past = new Set([...(previousSlugs ?? []), slug ?? ''])
  return [...past].filter((old) => old !== '' && old !== today)
}

/** Whether the slug was made from this title, a rank included, and not chosen by hand. */
export function isSlugOfTitle(slug: string, title: string): boolean {
  const wanted = wantedSlug(title)
  return slug === wanted || (slug.startsWith(wanted) && /^-\d+$/.test(slug.slice(wanted.length)))
}

const IN_TRASH = /_trashed-\d+$/

/** The address of a page that was thrown away: nobody's, so that another page may have the one it had. */
export function slugInTrash(slug: string, id: number): string {
  return `${slug}_trashed-${id}`
}

/** The address that a page had before it was thrown away. */
export function slugOutOfTrash(slug: string): string {
  return slug.replace(IN_TRASH, '')
}
