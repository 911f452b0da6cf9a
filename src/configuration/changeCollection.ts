import type { CollectionConfig, Config } from 'payload'

/** Payload's configuration with one collection changed. */
export const changeCollection = (
  config: Config,
  slug: string,
  change: (collection: CollectionConfig) => CollectionConfig,
): Config => ({
  ...config,
  collections: config.collections?.map((one) => (one.slug === slug ? change(one) : one)),
})
