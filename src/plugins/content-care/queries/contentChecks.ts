import type { PayloadRequest } from 'payload'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ContentProblem } from '@/src/plugins/content-care/rules/contentProblem'
import {
  findSmallPictures,
  findUndescribedPictures,
} from '@/src/plugins/content-care/rules/shownPictures'
import { findNeededTranslations } from '@/src/plugins/translations/queries/findNeededTranslations'
import { findBrokenExternalLinks } from './findBrokenExternalLinks'
import { findDeadInternalLinks } from './findDeadInternalLinks'
import { findOfferProblems } from './findOfferProblems'
import { findSeoTextProblems } from './findSeoTextProblems'
import { findUnvisitedPages } from './findUnvisitedPages'
import type { PlacedMultilingualDocument } from './readMultilingualContent'
import type { UsedPictures } from './readUsedPictures'

/** The input of all checks, which is read once. */
export type ContentCheckInput = {
  req: PayloadRequest
  content: readonly PlacedMultilingualDocument[]
  pictures: UsedPictures
  /** The languages in which the site is open to visitors. */
  languages: readonly SiteLanguage[]
  now: Date
}

type ContentCheck = (
  options: ContentCheckInput,
) => Promise<readonly ContentProblem[]> | readonly ContentProblem[]

/**
 * The checks that find content problems. A further check needs a line here, its kinds in
 * `CONTENT_PROBLEM_KINDS` and their texts.
 */
export const CONTENT_CHECKS: readonly ContentCheck[] = [
  findDeadInternalLinks,
  findBrokenExternalLinks,
  ({ pictures: { uses, library }, languages }) => findUndescribedPictures(uses, library, languages),
  ({ pictures: { uses, library } }) => findSmallPictures(uses, library),
  findTranslationProblems,
  findSeoTextProblems,
  findOfferProblems,
  findUnvisitedPages,
]

async function findTranslationProblems({ req }: ContentCheckInput): Promise<ContentProblem[]> {
  const untranslated = await findNeededTranslations(req)
  return untranslated.map(({ language, state, ...place }) => ({
    ...{ kind: 'translation' as const, state, language },
    place: 'global' in place ? { global: place.global } : place,
  }))
}
