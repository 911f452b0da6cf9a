import type { CollectionConfig } from 'payload'

/** The collections with another one behind the named one: generated types list them in this order. */
export function collectionsAfter(
  slug: string,
  collections: CollectionConfig[] = [],
  added: CollectionConfig,
): CollectionConfig[] {
  const place = collections.findIndex((collection) => collection.slug === slug)
  if (place < 0) throw new Error(`No collection « ${slug} » to add « ${added.slug} » after`)
  return collections.toSpliced(place + 1, 0, added)
}
