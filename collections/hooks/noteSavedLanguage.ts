import type {
  CollectionBeforeChangeHook,
  Field,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { HOUSE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { haveChanged, isCopied, markOf, wordsOf } from '@/src/domain/languages/writtenWords'

type Saved = { fields: Field[]; data: object; originalDoc?: unknown; req: PayloadRequest }

/** When the language that is being saved was last written, and from what. */
export const noteSavedLanguage: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, originalDoc, req } = args
  const { fields, slug } = collection
  return noted({ fields, data, originalDoc, req }, async () => {
    if (!originalDoc) return null
    const where = { parent: { equals: originalDoc.id } }
    const { docs } = await req.payload.db.queryDrafts({ collection: slug, where, limit: 1, req })
    return docs[0] ?? null
  })
}

/** The same of what exists once. */
export const noteSavedGlobal: GlobalBeforeChangeHook = async ({ global, ...args }) => {
  const { fields, slug, versions } = global
  const { req } = args
  return noted({ ...args, fields }, async () => {
    if (!versions?.drafts) return req.payload.db.findGlobal({ slug, req })
    const newest = { global: slug, sort: '-updatedAt', limit: 1, req }
    const { docs } = await req.payload.db.findGlobalVersions<object>(newest)
    return docs[0]?.version ?? null
  })
}

// Payload copies a page into a language as it is: that is where a translation begins, and none yet. The
// house's own words stand in the row that was stored last, which the database gives in all languages.
async function noted(saved: Saved, readStored: () => Promise<unknown>) {
  const { fields, data, originalDoc, req } = saved
  // Brought back as it was, with what was noted then.
  if (req.context.writtenAs) return { ...data, ...req.context.writtenAs }
  const words = wordsOf(fields, data)
  if (words.length === 0) return data
  const now = new Date().toISOString()
  if (req.locale === HOUSE_LANGUAGE) {
    return haveChanged(wordsOf(fields, originalDoc), words) ? { ...data, savedAt: now } : data
  }
  const ofTheHouse = wordsOf(fields, await readStored(), HOUSE_LANGUAGE)
  const isBegun = isCopied(words, ofTheHouse)
  return { ...data, savedAt: isBegun ? null : now, madeFrom: markOf(ofTheHouse) }
}
