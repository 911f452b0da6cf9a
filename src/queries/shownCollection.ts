import type { CollectionSlug, Payload } from 'payload'

/** The collection of this name, if the admin shows a list of it; undefined otherwise. */
export function shownCollection(
  { collections }: Payload,
  name: string,
): CollectionSlug | undefined {
  const shown = Object.values(collections).find(({ config }) => config.slug === name)
  return shown && shown.config.admin.hidden !== true ? shown.config.slug : undefined
}
