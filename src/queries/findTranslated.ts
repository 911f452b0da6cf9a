import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
  Where,
} from 'payload'
import {
  hasFirstRequiredText,
  hasRequiredTextsInLanguage,
  type LocalizableField,
} from '@/src/domain/languages/localizedTexts'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { isTranslationSaved } from '@/src/domain/languages/translation'
import type { PageCollection, PageGlobal } from '@/src/domain/pages/contentPages'
import { type ContentReadOptions, createUnsavedGlobalReadOptions } from './contentReadOptions'

type TranslatedCollection = PageCollection | 'testimonials' | 'team-members'

type TranslatedDocumentsOptions<Slug> = {
  collection: Slug
  where?: Where
  depth: 0 | 1
  /** The maximum number of documents. */
  most: number
}

// The documents are read before the limit: only loaded ones show whether they are translated.
const MAX_READ_DOCUMENTS = 1_000

/**
 * Finds the documents that are written in the reader's language, in the order that staff chose. In
 * a preview, incomplete drafts are included.
 */
export async function findTranslatedDocuments<Slug extends TranslatedCollection & CollectionSlug>(
  payload: Payload,
  reader: ContentReadOptions,
  { collection, where, depth, most }: TranslatedDocumentsOptions<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { docs } = await payload.find({
    collection,
    ...reader,
    showHiddenFields: true,
    where,
    sort: '_order',
    limit: MAX_READ_DOCUMENTS,
    pagination: false,
    depth,
  })
  const { fields } = payload.collections[collection].config
  return docs
    .filter((page) => reader.draft || isPublishedInLanguage(reader.locale, fields, page))
    .slice(0, most)
}

/** Finds the global; null when it is not written in the reader's language. */
export async function findTranslatedGlobal<Slug extends PageGlobal & GlobalSlug>(
  payload: Payload,
  reader: ContentReadOptions,
  slug: Slug,
): Promise<DataFromGlobalSlug<Slug> | null> {
  const page = await payload.findGlobal({
    slug,
    ...reader,
    ...createUnsavedGlobalReadOptions(reader, slug),
    showHiddenFields: true,
    depth: 1,
  })
  const { fields = [] } = payload.globals.config.find((global) => global.slug === slug) ?? {}
  const isShown = reader.draft
    ? hasFirstRequiredText(fields, page)
    : isPublishedInLanguage(reader.locale, fields, page)
  return isShown ? page : null
}

type SavedDocument = { savedAt?: string | null }

const isPublishedInLanguage = (
  language: SiteLanguage,
  fields: readonly LocalizableField[],
  page: SavedDocument,
) => isTranslationSaved(language, page.savedAt) && hasRequiredTextsInLanguage(fields, page)
