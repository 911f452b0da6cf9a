import type { Payload } from 'payload'
import { internalPagePath } from '@/src/domain/pages/contentPages'
import type { ContentReadOptions } from './contentReadOptions'
import { findTranslatedDocuments } from './findTranslated'

const MAX_VALUE_CARDS = 24

/** Finds the published values pages for their cards, in the order that staff chose. */
export async function findValueCards(payload: Payload, reader: ContentReadOptions) {
  const pages = await findTranslatedDocuments(payload, reader, {
    collection: 'value-pages',
    depth: 1,
    most: MAX_VALUE_CARDS,
  })
  return pages.map(({ id, slug, title, summary, icon, heroImage }) => ({
    id,
    title,
    summary,
    icon,
    picture: heroImage,
    url: internalPagePath('value-pages', slug),
  }))
}
