import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { addEditViews } from '@/collections/admin/addEditViews'
import { createRestoreDocumentEndpoint, createRestoreGlobalEndpoint } from './restoreVersion'
import { savedByField, setSavedBy } from './savedByField'

const PUBLICATION_STATUS_COMPONENT_PATH =
  '/src/plugins/version-history/admin/PublicationStatus#PublicationStatus'
const versionViews = {
  versions: { Component: '/src/plugins/version-history/admin/VersionList#VersionList' },
  version: { Component: '/src/plugins/version-history/admin/VersionView#VersionView' },
}

/**
 * Plugin for collections and globals with versions: stores the author of each version, shows
 * changes in words, and restores versions correctly.
 */
export function versionHistory(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(addVersionHistoryToCollection),
    globals: config.globals?.map(addVersionHistoryToGlobal),
  }
}

function addVersionHistoryToCollection(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection
  const { admin, endpoints, fields, hooks, slug } = addEditViews(collection, versionViews)
  const components = {
    ...admin?.components,
    edit: { ...admin?.components?.edit, Status: PUBLICATION_STATUS_COMPONENT_PATH },
  }
  return {
    ...collection,
    admin: { ...admin, components },
    endpoints: [...(endpoints || []), createRestoreDocumentEndpoint(slug)],
    fields: [...fields, savedByField],
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), setSavedBy] },
  }
}

function addVersionHistoryToGlobal(global: GlobalConfig): GlobalConfig {
  if (!global.versions) return global
  const { admin, endpoints, fields, hooks, slug } = addEditViews(global, versionViews)
  const components = {
    ...admin?.components,
    elements: { ...admin?.components?.elements, Status: PUBLICATION_STATUS_COMPONENT_PATH },
  }
  return {
    ...global,
    admin: { ...admin, components },
    endpoints: [...(endpoints || []), createRestoreGlobalEndpoint(slug)],
    fields: [...fields, savedByField],
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), setSavedBy] },
  }
}
