import type { Payload, PayloadRequest } from 'payload'
import { PAGE_COLLECTIONS, type PageGlobal } from '@/src/domain/contentPages'
import type { SiteLanguage } from '@/src/domain/siteLocale'
import { byLanguage, type TranslationState, translationStates } from '@/src/domain/translation'

export type LanguageStates = Record<SiteLanguage, TranslationState>

export const TRANSLATED_COLLECTIONS = [...PAGE_COLLECTIONS, 'testimonials', 'team-members'] as const
export type TranslatedCollection = (typeof TRANSLATED_COLLECTIONS)[number]

// There are a few dozen of each.
const MOST_DOCUMENTS = 1_000

type Written = { id: number; savedAt?: unknown }

/**
 * How far each language is of all documents of a collection, drafts included, at once. The database is
 * asked in all languages: a cell is not told for whom it is drawn, the list around it has judged that.
 */
export async function findTranslationStates(
  payload: Payload,
  collection: TranslatedCollection,
): Promise<Map<number, LanguageStates>> {
  const { fields } = payload.collections[collection].config
  const { docs } = await payload.db.queryDrafts<Written>({
    collection,
    limit: MOST_DOCUMENTS,
    pagination: false,
  })
  return new Map(
    docs.map((page) => [page.id, translationStates(fields, page, byLanguage(page.savedAt))]),
  )
}

// Whoever opens the form sees the draft that stands in it.
const asInTheForm = ({ user }: PayloadRequest) =>
  ({
    user,
    draft: true,
    locale: 'all',
    showHiddenFields: true,
    depth: 0,
  }) as const

/** How far each language of one document is, as its form shows it. */
export async function findTranslationStatesOf(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id: number | string,
): Promise<LanguageStates | null> {
  const { fields } = req.payload.collections[collection].config
  const asked = { collection, id, trash: true, disableErrors: true } as const
  const page = await req.payload.findByID({ ...asInTheForm(req), overrideAccess: false, ...asked })
  return page && translationStates(fields, page, byLanguage(page.savedAt))
}

/** The same of a page that exists once. */
export async function findTranslationStatesOfPage(
  req: PayloadRequest,
  slug: PageGlobal,
): Promise<LanguageStates> {
  const { fields = [] } = req.payload.globals.config.find((global) => global.slug === slug) ?? {}
  const page = await req.payload.findGlobal({ ...asInTheForm(req), overrideAccess: false, slug })
  return translationStates(fields, page, byLanguage(page.savedAt))
}
