import type { PayloadRequest } from 'payload'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { CareEntry } from '@/src/plugins/content-care/rules/care'
import { smallPictures, undescribedPictures } from '@/src/plugins/content-care/rules/shownPictures'
import { findUntranslated } from '@/src/plugins/translations/queries/findUntranslated'
import { findBrokenOutsideLinks } from './findBrokenOutsideLinks'
import { findDeadLinks } from './findDeadLinks'
import { findOffersToMend } from './findOffersToMend'
import { findShownTexts } from './findShownTexts'
import { findUnvisitedPages } from './findUnvisitedPages'
import type { EditedContent } from './readEditedContent'
import type { UsedPictures } from './readUsedPictures'

/** The input of all checks, read once. */
export type CareAsked = {
  req: PayloadRequest
  content: readonly EditedContent[]
  pictures: UsedPictures
  /** The languages in which the site is open to visitors. */
  languages: readonly SiteLanguage[]
  now: Date
}

type CareCheck = (options: CareAsked) => Promise<readonly CareEntry[]> | readonly CareEntry[]

/**
 * The checks that find content problems. A further check is a line here, with its kinds in
 * `CARE_KINDS` and their texts.
 */
export const CARE_CHECKS: readonly CareCheck[] = [
  findDeadLinks,
  findBrokenOutsideLinks,
  ({ pictures: { uses, library }, languages }) => undescribedPictures(uses, library, languages),
  ({ pictures: { uses, library } }) => smallPictures(uses, library),
  findTranslationsDue,
  findShownTexts,
  findOffersToMend,
  findUnvisitedPages,
]

async function findTranslationsDue({ req }: CareAsked): Promise<CareEntry[]> {
  const untranslated = await findUntranslated(req)
  return untranslated.map(({ language, state, ...place }) => ({
    ...{ kind: 'translation' as const, state, language },
    place: 'global' in place ? { global: place.global } : place,
  }))
}
