import { editionText, HOUSE_EDITION, readEdition } from '../languages/edition'
import { isSiteLanguage } from '../languages/siteLocale'
import { PAGE_COLLECTIONS, PAGE_GLOBALS } from '../pages/contentPages'

/** What staff see as it will look while they write it: beside the form of each stands its page. */
export const PREVIEWED_COLLECTIONS = [...PAGE_COLLECTIONS, 'job-offers'] as const
export const PREVIEWED_GLOBALS = [...PAGE_GLOBALS, 'hero-settings', 'navigation-settings'] as const
export type PreviewedCollection = (typeof PREVIEWED_COLLECTIONS)[number]
export type PreviewedGlobal = (typeof PREVIEWED_GLOBALS)[number]

export type Previewed =
  | { collection: PreviewedCollection; id: number }
  | { global: PreviewedGlobal }

/** One of them, with what its form holds and nobody has saved yet. */
export type PreviewedDocument = Previewed & { typed?: Readonly<Record<string, unknown>> }

type Place = {
  /** The language that staff write in. */
  locale: string
  /** As our web server tells which languages stand where; absent without it. */
  edition?: string | null
}

/** Where the page of a document is drawn for whoever has its form open. */
export function besideFormPath(previewed: Previewed, { locale, edition }: Place): string {
  const { defaultLanguage } = readEdition(edition) ?? HOUSE_EDITION
  const language = isSiteLanguage(locale) ? locale : HOUSE_EDITION.language
  const document =
    'global' in previewed ? previewed.global : `${previewed.collection}/${previewed.id}`
  return `/admin/apercu/${editionText({ language, defaultLanguage })}/${document}`
}

/** What such an address names after its edition; null where nothing stands. */
export function readPreviewed([slug, id, ...more]: readonly string[]): Previewed | null {
  if (more.length > 0) return null
  const collection = PREVIEWED_COLLECTIONS.find((one) => one === slug)
  if (collection) return /^[1-9]\d{0,8}$/.test(id ?? '') ? { collection, id: Number(id) } : null
  const global = PREVIEWED_GLOBALS.find((one) => one === slug)
  return global && id === undefined ? { global } : null
}
