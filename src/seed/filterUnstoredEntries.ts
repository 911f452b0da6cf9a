import type { CollectionSlug, Payload } from 'payload'
import { createSeedOptions } from './createSeedOptions'

/**
 * Returns the entries that were never stored. It checks the versions instead of the documents,
 * because they also contain former slugs.
 */
export async function filterUnstoredEntries<
  Key extends 'slug' | 'name' | 'title',
  Entry extends Record<Key, string>,
>(payload: Payload, collection: CollectionSlug, key: Key, entries: Entry[]): Promise<Entry[]> {
  const missing: Entry[] = []
  for (const entry of entries) {
    const where = { [`version.${key}`]: { equals: entry[key] } }
    const { totalDocs } = await payload.countVersions({ ...createSeedOptions(), collection, where })
    if (totalDocs === 0) missing.push(entry)
  }
  return missing
}
