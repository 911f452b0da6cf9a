import type { PayloadRequest } from 'payload'
import type { CareEntry, CareKind } from '@/src/domain/care/care'
import { smallPictures, undescribedPictures } from '@/src/domain/care/shownPictures'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { findUntranslated } from '../findUntranslated'
import { findDeadLinks } from './findDeadLinks'
import { findShownTexts } from './findShownTexts'
import { findUnvisitedPages } from './findUnvisitedPages'
import type { EditedContent } from './readEditedContent'
import type { UsedPictures } from './readUsedPictures'

/** What is read once for all checks. */
export type CareAsked = {
  req: PayloadRequest
  content: readonly EditedContent[]
  pictures: UsedPictures
  /** The languages in which the site is read. */
  languages: readonly SiteLanguage[]
  now: Date
}

type CareCheck = (asked: CareAsked) => Promise<readonly CareEntry[]> | readonly CareEntry[]

/** How each kind of thing that needs care is found. A new kind is a line here, one in `CARE_KINDS`, and its words. */
export const CARE_CHECKS: Record<CareKind, CareCheck> = {
  deadLink: findDeadLinks,
  pictureText: ({ pictures: { uses, library }, languages }) =>
    undescribedPictures(uses, library, languages),
  smallPicture: ({ pictures: { uses, library } }) => smallPictures(uses, library),
  translation: findTranslationsDue,
  description: async (asked) => ofKind('description', await findShownTexts(asked)),
  longTitle: async (asked) => ofKind('longTitle', await findShownTexts(asked)),
  unvisited: findUnvisitedPages,
}

const ofKind = (kind: CareKind, entries: readonly CareEntry[]) =>
  entries.filter((entry) => entry.kind === kind)

async function findTranslationsDue({ req }: CareAsked): Promise<CareEntry[]> {
  const untranslated = await findUntranslated(req)
  return untranslated.map(({ language, state, ...place }) => ({
    ...{ kind: 'translation' as const, state, language },
    place: 'global' in place ? { global: place.global } : place,
  }))
}
