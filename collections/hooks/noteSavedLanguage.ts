import type {
  CollectionBeforeChangeHook,
  Field,
  GlobalBeforeChangeHook,
  PayloadRequest,
} from 'payload'
import { HOUSE_LANGUAGE } from '@/src/domain/siteLocale'
import { haveChanged, isCopied, wordsOf } from '@/src/domain/writtenWords'

type Saved = { fields: Field[]; data: object; originalDoc?: unknown; req: PayloadRequest }

/** When the language that is being saved was last written. */
export const noteSavedLanguage: CollectionBeforeChangeHook = async (args) => {
  const { collection, data, originalDoc, req } = args
  const { fields, slug } = collection
  return noted({ fields, data, originalDoc, req }, () =>
    originalDoc
      ? req.payload.db.findOne({ collection: slug, where: { id: { equals: originalDoc.id } }, req })
      : Promise.resolve(null),
  )
}

/** The same of a page that exists once. */
export const noteSavedGlobal: GlobalBeforeChangeHook = async ({ global, ...args }) => {
  const { fields, slug } = global
  return noted({ ...args, fields }, () => args.req.payload.db.findGlobal({ slug, req: args.req }))
}

// Payload copies a page into a language as it is: that is where a translation begins, and none yet. The
// house's own words stand in the stored row, which the database gives in all languages.
async function noted(saved: Saved, readStored: () => Promise<unknown>) {
  const { fields, data, originalDoc, req } = saved
  const words = wordsOf(fields, data)
  if (words.length === 0) return data
  const now = new Date().toISOString()
  if (req.locale === HOUSE_LANGUAGE) {
    return haveChanged(wordsOf(fields, originalDoc), words) ? { ...data, savedAt: now } : data
  }
  const ofTheHouse = wordsOf(fields, await readStored(), HOUSE_LANGUAGE)
  return { ...data, savedAt: isCopied(words, ofTheHouse) ? null : now }
}
