import type { Payload } from 'payload'
import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import type { PathAvailability, PathTarget } from '@/src/domain/urls/publicAddress'
import { findContentPage } from './findContentPage'
import { findOfferBySlug } from './findOfferBySlug'
import { findPageMovedFrom } from './findPageMovedFrom'
import { type Reader, visitor } from './reader'

/** What visitors can see at a path. */
export async function findPathAvailability(
  payload: Payload,
  asked: PathTarget,
  language: SiteLanguage = SOURCE_LANGUAGE,
): Promise<PathAvailability> {
  switch (asked.kind) {
    case 'offer':
    case 'application':
      return (await findOfferBySlug(payload, asked.slug)).state
    case 'page':
      return findPageState(payload, visitor(language), asked)
    case 'picture':
      return findPathAvailability(payload, asked.of, language)
    case 'always':
    case 'elsewhere':
      return 'open'
    case 'nothing':
      return 'unknown'
  }
}

type Asked = { collection: PageCollection; slug: string }

async function findPageState(payload: Payload, reader: Reader, { collection, slug }: Asked) {
  if (await findContentPage(payload, reader, collection, slug)) return 'open'
  return (await findPageMovedFrom(payload, reader, collection, slug)) ? 'moved' : 'unknown'
}
