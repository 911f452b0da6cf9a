import type { GlobalSlug, Payload, PayloadRequest } from 'payload'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { valuesByLanguage } from '@/src/domain/languages/translation'
import { PAGE_COLLECTIONS, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'
import {
  type TranslationState,
  translationStates,
  translationStatesOfSettings,
} from '../rules/translationState'

export type TranslationStatesByLanguage = Record<SiteLanguage, TranslationState>

type DocumentTranslationStates = { id: number; title: string; states: TranslationStatesByLanguage }

export const TRANSLATED_COLLECTIONS = [...PAGE_COLLECTIONS, 'testimonials', 'team-members'] as const
export type TranslatedCollection = (typeof TRANSLATED_COLLECTIONS)[number]

/**
 * The pages and settings with texts that visitors read in each language: those of plugins too, which
 * are recognised by the field that stores when a language was saved.
 */
export const findTranslatedGlobals = ({ globals }: Payload): GlobalSlug[] =>
  globals.config
    .filter(({ fields }) => fields.some((field) => 'name' in field && field.name === 'savedAt'))
    .map(({ slug }) => slug)

export const isPageGlobal = (slug: string) => PAGE_GLOBALS.some((page) => page === slug)

// The limit is high enough, because each collection has a few dozen documents.
const MAX_DOCUMENTS_PER_COLLECTION = 1_000

type TranslatableDocument = Record<string, unknown> & { id: number }

/**
 * Finds the translation state per language of all documents of a collection, including drafts, with
 * their French titles. One query in all locales, without access rules: the caller has checked them.
 */
export async function findTitlesAndTranslationStates(
  payload: Payload,
  collection: TranslatedCollection,
): Promise<DocumentTranslationStates[]> {
  const { fields, admin } = payload.collections[collection].config
  const { docs } = await payload.db.queryDrafts<TranslatableDocument>({
    collection,
    limit: MAX_DOCUMENTS_PER_COLLECTION,
    pagination: false,
  })
  return docs.map((page) => ({
    id: page.id,
    title: textInSourceLanguage(page[admin.useAsTitle ?? 'id']),
    states: translationStates(fields, page, page),
  }))
}

/** Finds the translation states by document id, for list cells. */
export async function findTranslationStatesById(
  payload: Payload,
  collection: TranslatedCollection,
): Promise<Map<number, TranslationStatesByLanguage>> {
  const translations = await findTitlesAndTranslationStates(payload, collection)
  return new Map(translations.map(({ id, states }) => [id, states]))
}

const textInSourceLanguage = (value: unknown) =>
  String((typeof value === 'object' ? valuesByLanguage(value)[SOURCE_LANGUAGE] : value) ?? '')

// Reads the latest draft, because the form shows it.
const latestDraftQuery = ({ user }: PayloadRequest) =>
  ({
    user,
    draft: true,
    locale: 'all',
    showHiddenFields: true,
    depth: 0,
  }) as const

/** Finds the translation state of one document, as its form shows it. */
export async function findTranslationStatesOfDocument(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id: number | string,
): Promise<TranslationStatesByLanguage | null> {
  const { fields } = req.payload.collections[collection].config
  const options = { collection, id, trash: true, disableErrors: true } as const
  const page = await req.payload.findByID({
    ...latestDraftQuery(req),
    overrideAccess: false,
    ...options,
  })
  return page && translationStates(fields, page, page)
}

/** Finds the translation state of a global: a page or settings. */
export async function findTranslationStatesOfGlobal(
  req: PayloadRequest,
  slug: GlobalSlug,
): Promise<TranslationStatesByLanguage> {
  const { fields = [] } = req.payload.globals.config.find((global) => global.slug === slug) ?? {}
  const stored = await req.payload.findGlobal({
    ...latestDraftQuery(req),
    overrideAccess: false,
    slug,
  })
  const states = isPageGlobal(slug) ? translationStates : translationStatesOfSettings
  return states(fields, stored, stored)
}
