import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { TranslationState } from '@/src/plugins/translations/rules/translationState'
import type { LinkFault } from './outsideLinks'

/** What content may need, in the order in which it is listed: what visitors stumble over first. */
export const CARE_KINDS = [
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
export type CareKind = (typeof CARE_KINDS)[number]

/** Where it is mended: a document, or what exists once. */
export type EditedPlace =
  | { collection: string; id: number; title: string }
  | { global: string; title?: undefined }

export type CareFinding =
  | { kind: 'deadLink'; address: string }
  /** To another site, as it was found when it was last asked. */
  | { kind: 'brokenLink'; address: string; fault: LinkFault }
  /** @param days until then, begun ones counted whole */
  | { kind: 'endingOffer'; days: number }
  | { kind: 'noPay' }
  | { kind: 'pictureText' }
  | { kind: 'smallPicture'; width: number; needed: number }
  | { kind: 'translation'; state: Exclude<TranslationState, 'complete'> }
  /** @param length of what search engines will cut; 0 where there is nothing to show */
  | { kind: 'description'; length: number }
  | { kind: 'longTitle'; length: number }
  | { kind: 'unvisited' }

export type CareEntry = CareFinding & {
  place: EditedPlace
  /** The path of the field, `seo.metaTitle`; without it, the whole of the place. */
  field?: string
  /** The language in which it has to be mended; without it, all of them. */
  language?: SiteLanguage
}

/** Where staff find the list. */
export const CARE_PATH = '/a-soigner'

/** The address of the admin where an entry is mended. */
export function careAddress({ place, field, language }: CareEntry): string {
  const form =
    'global' in place ? `globals/${place.global}` : `collections/${place.collection}/${place.id}`
  const query = language ? `?locale=${language}` : ''
  return `/admin/${form}${query}${field ? `#${fieldAnchor(field)}` : ''}`
}

/** As Payload names a field on the page. */
const fieldAnchor = (path: string) => `field-${path.replaceAll('.', '__')}`
