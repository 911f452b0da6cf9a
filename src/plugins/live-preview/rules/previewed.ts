import { FALLBACK_EDITION, parseEdition, serializeEdition } from '@/src/domain/languages/edition'
import { isSiteLanguage } from '@/src/domain/languages/siteLocale'
import { PAGE_COLLECTIONS, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'

/** The collections whose form has a live preview. */
export const PREVIEWED_COLLECTIONS = [...PAGE_COLLECTIONS, 'job-offers'] as const
export const PREVIEWED_GLOBALS = [...PAGE_GLOBALS, 'hero-settings', 'navigation-settings'] as const
export type PreviewedCollection = (typeof PREVIEWED_COLLECTIONS)[number]
export type PreviewedGlobal = (typeof PREVIEWED_GLOBALS)[number]

export type PreviewedDocumentKey =
  | { collection: PreviewedCollection; id: number }
  | { global: PreviewedGlobal }

/** The key of the previewed document, with the unsaved values of its form, if any. */
export type PreviewedDocument = PreviewedDocumentKey & { typed?: Readonly<Record<string, unknown>> }

type PreviewPathOptions = {
  /** The locale in which staff edit. */
  locale: string
  /** The header `x-edition` of the request, of which only the default language is used. */
  edition?: string | null
}

/** Returns the path that renders a document for the preview beside its form. */
export function previewFramePath(
  previewed: PreviewedDocumentKey,
  { locale, edition }: PreviewPathOptions,
): string {
  const { defaultLanguage } = parseEdition(edition) ?? FALLBACK_EDITION
  const language = isSiteLanguage(locale) ? locale : FALLBACK_EDITION.language
  const document =
    'global' in previewed ? previewed.global : `${previewed.collection}/${previewed.id}`
  return `/admin/apercu/${serializeEdition({ language, defaultLanguage })}/${document}`
}

/** Parses the segments of a preview path after the edition; null when invalid. */
export function parsePreviewedDocumentKey([
  slug,
  id,
  ...more
]: readonly string[]): PreviewedDocumentKey | null {
  if (more.length > 0) return null
  const collection = PREVIEWED_COLLECTIONS.find((one) => one === slug)
  if (collection) return /^[1-9]\d{0,8}$/.test(id ?? '') ? { collection, id: Number(id) } : null
  const global = PREVIEWED_GLOBALS.find((one) => one === slug)
  return global && id === undefined ? { global } : null
}
