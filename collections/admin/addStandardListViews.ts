import type { CollectionConfig, Config } from 'payload'

const STANDARD_LIST = '/components/admin/list/StandardListView#StandardListView'

/** A plugin: each list without its own component gets ours instead of Payload's. */
export const addStandardListViews = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(addStandardListView),
})

function addStandardListView(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const views = admin?.components?.views
  if (views?.list?.Component) return collection
  const list = { ...views?.list, Component: STANDARD_LIST }
  const components = { ...admin?.components, views: { ...views, list } }
  return { ...collection, admin: { ...admin, components } }
}
