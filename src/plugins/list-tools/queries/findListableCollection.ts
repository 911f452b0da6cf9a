import type { CollectionSlug, Payload } from 'payload'

/** Finds the collection with this slug, if the admin has a list of it; otherwise undefined. */
export function findListableCollection(
  { collections }: Payload,
  name: string,
): CollectionSlug | undefined {
  const shown = Object.values(collections).find(({ config }) => config.slug === name)
  return shown && shown.config.admin.hidden !== true ? shown.config.slug : undefined
}
