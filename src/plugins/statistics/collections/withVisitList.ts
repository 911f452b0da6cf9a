import type { CollectionConfig } from 'payload'

/** Shows the viewed pages as rows of their own instead of column by column. */
export function withVisitList(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const list = { Component: '/src/plugins/statistics/admin/PageVisitsView#PageVisitsView' }
  const components = { ...admin?.components, views: { ...admin?.components?.views, list } }
  return { ...collection, admin: { ...admin, components, defaultColumns: ['createdAt'] } }
}
