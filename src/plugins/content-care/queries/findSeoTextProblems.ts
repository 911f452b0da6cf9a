import { isPageCollection, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'
import type { ContentProblem } from '@/src/plugins/content-care/rules/contentProblem'
import { findMissingOrLongSeoTexts } from '@/src/plugins/content-care/rules/shownTexts'
import type { ContentCheckInput } from './contentChecks'
import type { PlacedMultilingualDocument } from './readMultilingualContent'

/** Titles and descriptions of pages that are missing, or that search engines will truncate. */
export const findSeoTextProblems = ({ content }: ContentCheckInput): ContentProblem[] =>
  content.filter(isPageContent).flatMap(seoTextProblemsOfPage)

function isPageContent({ place }: PlacedMultilingualDocument) {
  if ('collection' in place) return isPageCollection(place.collection)
  // The home page is left out: its title is the firm's name, and its description is a setting.
  return place.global !== 'home-page' && PAGE_GLOBALS.some((slug) => slug === place.global)
}

function seoTextProblemsOfPage({ place, document }: PlacedMultilingualDocument): ContentProblem[] {
  const { title, summary, intro, seo } = document
  const { metaTitle, metaDescription }: Record<string, unknown> = { ...Object(seo) }
  return findMissingOrLongSeoTexts({
    place,
    title,
    summary: summary ?? intro,
    metaTitle,
    metaDescription,
  })
}
