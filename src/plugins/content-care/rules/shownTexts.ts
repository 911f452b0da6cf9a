import { isSiteLanguage, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import { valuesByLanguage } from '@/src/domain/languages/translation'
import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from '@/src/domain/pages/metadata'
import type { ContentDocumentPlace, ContentProblem } from './contentProblem'

/** The texts of a page that search engines and social networks show, by language. */
export type SeoTexts = {
  place: ContentDocumentPlace
  title: unknown
  /** The text that replaces a missing description. */
  summary: unknown
  metaTitle: unknown
  metaDescription: unknown
}

/**
 * Finds titles that are too long, and descriptions that are missing or too long, in each language in
 * which the page has a title.
 */
export function findMissingOrLongSeoTexts(shown: SeoTexts): ContentProblem[] {
  const { place } = shown
  const titles = valuesByLanguage(shown.title)
  return languagesWithTitle(titles).flatMap((language): ContentProblem[] => {
    const metaTitle = valuesByLanguage(shown.metaTitle)[language]
    const title = metaTitle || titles[language] || ''
    const description =
      valuesByLanguage(shown.metaDescription)[language] ||
      valuesByLanguage(shown.summary)[language] ||
      ''
    const field = metaTitle ? 'seo.metaTitle' : 'title'
    return [
      ...(title.length > MAX_TITLE_CHARACTERS
        ? [{ kind: 'longTitle' as const, length: title.length, place, field, language }]
        : []),
      ...(fitsMetaDescription(description)
        ? []
        : [
            {
              kind: 'description' as const,
              length: description.length,
              ...{ place, field: 'seo.metaDescription', language },
            },
          ]),
    ]
  })
}

const fitsMetaDescription = ({ length }: string) =>
  length > 0 && length <= MAX_DESCRIPTION_CHARACTERS

const languagesWithTitle = (titles: Partial<Record<SiteLanguage, string | null>>) =>
  Object.entries(titles).flatMap(([language, title]) =>
    title && isSiteLanguage(language) ? [language] : [],
  )
