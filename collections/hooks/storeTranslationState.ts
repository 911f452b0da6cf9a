import type {
  CollectionBeforeChangeHook,
  Field,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import {
  hashTexts,
  haveTextsChanged,
  isCopiedTranslation,
  localizedTextsInLanguage,
} from '@/src/domain/languages/localizedTexts'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

type DocumentSaveArgs = {
  fields: Field[]
  data: object
  originalDoc?: unknown
  req: PayloadRequest
}

/** Stores when the saved language was last written, and from which French text. */
export const storeTranslationState: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, originalDoc, req } = args
  const { fields, slug } = collection
  return addTranslationState({ fields, data, originalDoc, req }, async () => {
    if (!originalDoc) return null
    const where = { parent: { equals: originalDoc.id } }
    const { docs } = await req.payload.db.queryDrafts({ collection: slug, where, limit: 1, req })
    return docs[0] ?? null
  })
}

/** Like `storeTranslationState`, for globals. */
export const storeGlobalTranslationState: GlobalBeforeChangeHook = async ({ global, ...args }) => {
  const { fields, slug, versions } = global
  const { req } = args
  return addTranslationState({ ...args, fields }, async () => {
    if (!versions?.drafts) return req.payload.db.findGlobal({ slug, req })
    const newest = { global: slug, sort: '-updatedAt', limit: 1, req }
    const { docs } = await req.payload.db.findGlobalVersions<object>(newest)
    return docs[0]?.version ?? null
  })
}

// Adds the state of the translation. A page copied into a language still has French texts, so it is
// only begun. The French texts are read from the latest stored row, which has all languages.
async function addTranslationState(saved: DocumentSaveArgs, readStored: () => Promise<unknown>) {
  const { fields, data, originalDoc, req } = saved
  // A restored version retains its own dates.
  if (req.context.writtenAs) return { ...data, ...req.context.writtenAs }
  const words = localizedTextsInLanguage(fields, data)
  if (words.length === 0) return data
  const now = new Date().toISOString()
  if (req.locale === SOURCE_LANGUAGE) {
    return haveTextsChanged(localizedTextsInLanguage(fields, originalDoc), words)
      ? { ...data, savedAt: now }
      : data
  }
  const ofTheHouse = localizedTextsInLanguage(fields, await readStored(), SOURCE_LANGUAGE)
  const isBegun = isCopiedTranslation(words, ofTheHouse)
  return { ...data, savedAt: isBegun ? null : now, madeFrom: hashTexts(ofTheHouse) }
}
