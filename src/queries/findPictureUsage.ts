import type { PayloadRequest } from 'payload'
import { findPictureIds } from '@/src/domain/look/findPictureIds'
import { PAGE_COLLECTIONS, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'

const SEARCHED_COLLECTIONS = [
  ...PAGE_COLLECTIONS,
  'offices',
  'testimonials',
  'team-members',
] as const
const SEARCHED_GLOBALS = [...PAGE_GLOBALS, 'hero-settings', 'website-settings'] as const

export type PicturePlace =
  | { collection: (typeof SEARCHED_COLLECTIONS)[number]; id: number; title: string }
  | { global: (typeof SEARCHED_GLOBALS)[number] }

// The limit suffices: each collection has a few dozen documents, whatever the images are.
const MAX_DOCUMENTS_PER_COLLECTION = 1_000

/**
 * Finds the places of each image by id, in published versions and drafts, without the trash and
 * within the user's access rights.
 */
export async function findPictureUsage(req: PayloadRequest): Promise<Map<number, PicturePlace[]>> {
  const found: FoundPictureUse[] = []
  // The queries run in sequence, because parallel ones would use every connection of the pool.
  for (const collection of SEARCHED_COLLECTIONS) {
    for (const draft of [true, false]) {
      found.push(...(await findPictureUsesInCollection(req, collection, draft)))
    }
  }
  for (const global of SEARCHED_GLOBALS) {
    for (const draft of [true, false])
      found.push(...(await findPictureUsesInGlobal(req, global, draft)))
  }
  const usage = new Map<number, Map<string, PicturePlace>>()
  for (const { picture, place } of found) {
    const places = usage.get(picture) ?? new Map<string, PicturePlace>()
    const key = 'global' in place ? place.global : `${place.collection} ${place.id}`
    usage.set(picture, places.set(key, places.get(key) ?? place))
  }
  return new Map([...usage].map(([picture, places]) => [picture, [...places.values()]]))
}

type FoundPictureUse = { picture: number; place: PicturePlace }

async function findPictureUsesInCollection(
  { payload, user }: PayloadRequest,
  collection: (typeof SEARCHED_COLLECTIONS)[number],
  draft: boolean,
): Promise<FoundPictureUse[]> {
  const { admin, fields } = payload.collections[collection].config
  const all = { limit: MAX_DOCUMENTS_PER_COLLECTION, pagination: false, depth: 0 } as const
  const { docs } = await payload.find({ ...all, collection, draft, user, overrideAccess: false })
  return docs.flatMap((doc) => {
    const { [admin.useAsTitle ?? 'id']: title }: Record<string, unknown> = { ...doc }
    const place = { collection, id: doc.id, title: String(title ?? '') }
    return findPictureIds(fields, doc).map((picture) => ({ picture, place }))
  })
}

async function findPictureUsesInGlobal(
  { payload, user }: PayloadRequest,
  global: (typeof SEARCHED_GLOBALS)[number],
  draft: boolean,
): Promise<FoundPictureUse[]> {
  const { fields = [] } = payload.globals.config.find(({ slug }) => slug === global) ?? {}
  const options = { slug: global, depth: 0, draft, user } as const
  const stored = await payload.findGlobal({ ...options, overrideAccess: false })
  return findPictureIds(fields, stored).map((picture) => ({ picture, place: { global } }))
}
