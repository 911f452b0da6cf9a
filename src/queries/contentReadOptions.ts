import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

/** A document or global with the unsaved values of its form. */
type UnsavedDocument = ({ collection: string; id: number } | { global: string }) & {
  typed?: Readonly<Record<string, unknown>>
}

/**
 * The query options with which a page reads content: a visitor sees published content, staff in
 * preview mode see drafts. Content that is not written in this language is absent, never shown in
 * another language.
 */
export type ContentReadOptions = {
  draft: boolean
  overrideAccess: false
  locale: SiteLanguage
  fallbackLocale: false | typeof SOURCE_LANGUAGE
  user?: SignedInUser
  /** The document in the preview beside its form. */
  previewed?: UnsavedDocument
}

// No user is passed: staff who browse the site must see what visitors see.
export const createVisitorReadOptions = (locale: SiteLanguage): ContentReadOptions => ({
  draft: false,
  overrideAccess: false,
  locale,
  fallbackLocale: false,
})

/** Makes the query options of a preview, in which untranslated parts are shown in French. */
export const createPreviewReadOptions = (
  user: SignedInUser,
  locale: SiteLanguage,
): ContentReadOptions => ({
  ...createVisitorReadOptions(locale),
  draft: true,
  fallbackLocale: SOURCE_LANGUAGE,
  user,
})

/**
 * Returns query options with the unsaved form values of a global; empty when its form is not
 * previewed.
 */
export function createUnsavedGlobalReadOptions({ previewed }: ContentReadOptions, slug: string) {
  const isTyped = previewed && 'global' in previewed && previewed.global === slug && previewed.typed
  return isTyped ? createUnsavedValueReadOptions(previewed) : {}
}

/**
 * Returns query options with the id and the unsaved form values of a document; null when its form
 * is not previewed.
 */
export function createUnsavedDocumentReadOptions(
  { previewed }: ContentReadOptions,
  collection: string,
) {
  if (!previewed || !('collection' in previewed) || previewed.collection !== collection) return null
  const { data, ...read } = createUnsavedValueReadOptions(previewed)
  return { id: previewed.id, ...read, ...(data && { data: { ...data, id: previewed.id } }) }
}

// Returns options with the form's values, which are in one language, so that no locale needs to be
// selected. They are newer than every draft, which would otherwise be read.
const createUnsavedValueReadOptions = ({ typed }: UnsavedDocument) =>
  typed ? { data: { ...typed }, draft: false, flattenLocales: false } : {}
