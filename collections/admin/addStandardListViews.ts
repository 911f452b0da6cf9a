import type { CollectionConfig, Config } from 'payload'

const STANDARD_LIST_VIEW_PATH = '/components/admin/list/StandardListView#StandardListView'

/** Plugin that replaces Payload's list by ours where a collection has no list component. */
export const addStandardListViews = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(addStandardListView),
})

function addStandardListView(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const views = admin?.components?.views
  if (views?.list?.Component) return collection
  const list = { ...views?.list, Component: STANDARD_LIST_VIEW_PATH }
  const components = { ...admin?.components, views: { ...views, list } }
  return { ...collection, admin: { ...admin, components } }
}
