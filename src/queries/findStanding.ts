import type { Payload } from 'payload'
import type { PageCollection } from '@/src/domain/contentPages'
import type { AskedAddress, Standing } from '@/src/domain/publicAddress'
import { findOfferBySlug } from './findOfferBySlug'
import { findPageMovedFrom } from './findPageMovedFrom'

/** What visitors may see at an address. */
export async function findStanding(payload: Payload, asked: AskedAddress): Promise<Standing> {
  switch (asked.kind) {
    case 'offer':
    case 'application':
      return (await findOfferBySlug(payload, asked.slug)).state
    case 'page':
      return findPageStanding(payload, asked.collection, asked.slug)
    case 'picture':
      return findStanding(payload, asked.of)
    case 'always':
    case 'elsewhere':
      return 'open'
    case 'nothing':
      return 'unknown'
  }
}

async function findPageStanding(payload: Payload, collection: PageCollection, slug: string) {
  const { totalDocs } = await payload.count({
    collection,
    overrideAccess: false,
    where: { slug: { equals: slug } },
  })
  if (totalDocs > 0) return 'open'
  return (await findPageMovedFrom(payload, collection, slug)) ? 'moved' : 'unknown'
}
