import type { Payload } from 'payload'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import type { PathAvailability, PathTarget } from '@/src/domain/urls/publicPath'
import { type ContentReadOptions, createVisitorReadOptions } from './contentReadOptions'
import { findContentPage, findSlugOfMovedPage } from './findContentPage'
import { findOfferBySlug } from './findOfferBySlug'

/** Finds the state of a path for visitors. */
export async function findPathAvailability(
  payload: Payload,
  target: PathTarget,
  language: SiteLanguage = SOURCE_LANGUAGE,
): Promise<PathAvailability> {
  switch (target.kind) {
    case 'offer':
    case 'application':
      return (await findOfferBySlug(payload, target.slug)).state
    case 'page':
      return findPageAvailability(payload, createVisitorReadOptions(language), target)
    case 'picture':
      return findPathAvailability(payload, target.of, language)
    case 'always':
    case 'elsewhere':
      return 'open'
    case 'nothing':
      return 'unknown'
  }
}

type PageKey = { collection: PageCollection; slug: string }

async function findPageAvailability(
  payload: Payload,
  reader: ContentReadOptions,
  { collection, slug }: PageKey,
) {
  if (await findContentPage(payload, reader, collection, slug)) return 'open'
  return (await findSlugOfMovedPage(payload, reader, collection, slug)) ? 'moved' : 'unknown'
}
