import type { CollectionConfig, Config } from 'payload'

type Change = (collection: CollectionConfig) => CollectionConfig

/** Payload's configuration with some of its collections changed, by slug. */
export const changeCollections = (config: Config, changes: Record<string, Change>): Config => ({
  ...config,
  collections: config.collections?.map((one) => changes[one.slug]?.(one) ?? one),
})
