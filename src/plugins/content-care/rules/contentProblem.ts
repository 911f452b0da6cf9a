import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { TranslationState } from '@/src/plugins/translations/rules/translationState'
import type { LinkFault } from './externalLinks'

/** The kinds of content problems in display order: those that visitors notice most come first. */
export const CONTENT_PROBLEM_KINDS = [
  'deadLink',
  'brokenLink',
  'endingOffer',
  'noPay',
  'pictureText',
  'smallPicture',
  'translation',
  'description',
  'longTitle',
  'unvisited',
] as const
export type ContentProblemKind = (typeof CONTENT_PROBLEM_KINDS)[number]

/** Where the problem can be fixed: a document or a global. */
export type ContentDocumentPlace =
  | { collection: string; id: number; title: string }
  | { global: string; title?: undefined }

export type ContentProblemDetails =
  | { kind: 'deadLink'; address: string }
  /** A link to another site, with the result of its last check. */
  | { kind: 'brokenLink'; address: string; fault: LinkFault }
  /** @param days until the end, rounded up */
  | { kind: 'endingOffer'; days: number }
  | { kind: 'noPay' }
  | { kind: 'pictureText' }
  | { kind: 'smallPicture'; width: number; needed: number }
  | { kind: 'translation'; state: Exclude<TranslationState, 'complete'> }
  /** @param length of the text that search engines will truncate; 0 when there is no text */
  | { kind: 'description'; length: number }
  | { kind: 'longTitle'; length: number }
  | { kind: 'unvisited' }

export type ContentProblem = ContentProblemDetails & {
  place: ContentDocumentPlace
  /**
   * The path of the field, such as `seo.metaTitle`; without it the problem concerns the whole
   * document.
   */
  field?: string
  /** The language of the problem; without it the problem concerns all languages. */
  language?: SiteLanguage
}

/** The path of the list in the admin. */
export const CONTENT_PROBLEMS_PATH = '/a-soigner'

/** The admin URL at which the problem can be fixed. */
export function adminUrlOfProblem({ place, field, language }: ContentProblem): string {
  const form =
    'global' in place ? `globals/${place.global}` : `collections/${place.collection}/${place.id}`
  const query = language ? `?locale=${language}` : ''
  return `/admin/${form}${query}${field ? `#${adminFieldAnchor(field)}` : ''}`
}

/** The id that Payload gives the field on the page. */
const adminFieldAnchor = (path: string) => `field-${path.replaceAll('.', '__')}`
