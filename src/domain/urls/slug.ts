import { slugify } from '../text/normalizeText'

const FALLBACK_SLUG = 'offre'

/** The preferred slug of a title, before duplicates are checked. */
export function preferredSlug(title: string): string {
  return slugify(title) || FALLBACK_SLUG
}

/** The preferred slug, or the first of `slug-2`, `slug-3` … that is free. */
export function firstFreeSlug(preferred: string, taken: ReadonlySet<string>): string {
  let slug = preferred
  for (let rank = 2; taken.has(slug); rank++) slug = `${preferred}-${rank}`
  return slug
}

type DocumentSlugs = { slug?: string | null; previousSlugs?: readonly string[] | null }

/** Returns the previous slugs after a move to a new slug: each once, and not the new one. */
export function formerSlugs({ slug, previousSlugs }: DocumentSlugs, newSlug: string): string[] {
  const past = new Set([...(previousSlugs ?? []), slug ?? ''])
  return [...past].filter((old) => old !== '' && old !== newSlug)
}

/**
 * Whether the slug was generated from this title, with or without a number, and not chosen by
 * staff.
 */
export function isSlugOfTitle(slug: string, title: string): boolean {
  const preferred = preferredSlug(title)
  return (
    slug === preferred ||
    (slug.startsWith(preferred) && /^-\d+$/.test(slug.slice(preferred.length)))
  )
}

const TRASHED_SLUG_SUFFIX_PATTERN = /_trashed-\d+$/

/** Returns the slug of a page in the trash, which frees the original slug for another page. */
export function trashedSlug(slug: string, id: number): string {
  return `${slug}_trashed-${id}`
}

/** Returns the original slug of a page in the trash. */
export function originalSlug(slug: string): string {
  return slug.replace(TRASHED_SLUG_SUFFIX_PATTERN, '')
}
