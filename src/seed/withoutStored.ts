import type { Payload } from 'payload'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import { seedOptions } from './seedOptions'

type VersionedCollection =
  | PageCollection
  | 'offices'
  | 'testimonials'
  | 'team-members'
  | 'answer-templates'

/**
 * The entries that were never stored. Checks the versions instead of the documents: they also
 * contain former slugs.
 */
export async function withoutStored<
  Key extends 'slug' | 'name' | 'title',
  Entry extends Record<Key, string>,
>(payload: Payload, collection: VersionedCollection, key: Key, entries: Entry[]): Promise<Entry[]> {
  const missing: Entry[] = []
  for (const entry of entries) {
    const where = { [`version.${key}`]: { equals: entry[key] } }
    const { totalDocs } = await payload.countVersions({ ...seedOptions(), collection, where })
    if (totalDocs === 0) missing.push(entry)
  }
  return missing
}
