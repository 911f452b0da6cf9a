import type { CollectionConfig, Config } from 'payload'

type CollectionChange = (collection: CollectionConfig) => CollectionConfig

/** Changes some collections of Payload's configuration, by slug. */
export const changeCollections = (
  config: Config,
  changes: Record<string, CollectionChange>,
): Config => ({
  ...config,
  collections: config.collections?.map((one) => changes[one.slug]?.(one) ?? one),
})
