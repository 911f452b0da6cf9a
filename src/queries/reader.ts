import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { PreviewedDocument } from '@/src/domain/preview/previewed'

/**
 * For whom a page is read: visitors see what is published, staff who preview see their drafts. In one
 * language: what is not written in it is absent, never shown to a visitor in another.
 */
export type Reader = {
  draft: boolean
  overrideAccess: false
  locale: SiteLanguage
  fallbackLocale: false | typeof HOUSE_LANGUAGE
  user?: SignedInUser
  /** The one document that they look at beside its form. */
  previewed?: PreviewedDocument
}

// No user passed: staff browsing the site must see what visitors see.
export const visitor = (locale: SiteLanguage): Reader => ({
  draft: false,
  overrideAccess: false,
  locale,
  fallbackLocale: false,
})

/** Of a draft that is not translated yet, staff see the rest of the page around it in their own. */
export const previewer = (user: SignedInUser, locale: SiteLanguage): Reader => ({
  ...visitor(locale),
  draft: true,
  fallbackLocale: HOUSE_LANGUAGE,
  user,
})

/** What is read of a global instead of the stored one, by whoever has its form open. */
export function typedGlobal({ previewed }: Reader, slug: string) {
  const isTyped = previewed && 'global' in previewed && previewed.global === slug && previewed.typed
  return isTyped ? typedValues(previewed) : {}
}

/** The same of a document; null for a reader of any other. */
export function typedDocument({ previewed }: Reader, collection: string) {
  if (!previewed || !('collection' in previewed) || previewed.collection !== collection) return null
  const { data, ...read } = typedValues(previewed)
  return { id: previewed.id, ...read, ...(data && { data: { ...data, id: previewed.id } }) }
}

// A form holds one language only, so that there is nothing to choose from. It is newer than every draft,
// which would be read in its place.
const typedValues = ({ typed }: PreviewedDocument) =>
  typed ? { data: { ...typed }, draft: false, flattenLocales: false } : {}
