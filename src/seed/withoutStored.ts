import type { Payload } from 'payload'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import { asTheFirm } from './asTheFirm'

type VersionedCollection =
  | PageCollection
  | 'offices'
  | 'testimonials'
  | 'team-members'
  | 'answer-templates'

/**
 * The entries that were never stored. The versions are asked, not the documents: they still know a
 * page whose address staff have changed since.
 */
export async function withoutStored<
  Key extends 'slug' | 'name' | 'title',
  Entry extends Record<Key, string>,
>(payload: Payload, collection: VersionedCollection, key: Key, entries: Entry[]): Promise<Entry[]> {
  const missing: Entry[] = []
  for (const entry of entries) {
    const where = { [`version.${key}`]: { equals: entry[key] } }
    const { totalDocs } = await payload.countVersions({ ...asTheFirm(), collection, where })
    if (totalDocs === 0) missing.push(entry)
  }
  return missing
}
