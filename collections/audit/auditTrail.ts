import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { adminGroups } from '@/src/content/admin/groups'
import { isAuditTarget } from '@/src/domain/audit/audit'
import { auditDeletion, auditStatusChange } from './auditDocument'
import { auditSettings } from './auditSettings'

/** A plugin: what happens to documents and settings is written in the audit trail, wherever it comes from. */
export function auditTrail(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(audited),
    globals: config.globals?.map(auditedGlobal),
  }
}

function audited(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection
  if (!isAuditTarget(slug)) return collection
  const afterChange = [...(hooks?.afterChange ?? []), auditStatusChange(slug)]
  const afterDelete = [...(hooks?.afterDelete ?? []), auditDeletion(slug)]
  return { ...collection, hooks: { ...hooks, afterChange, afterDelete } }
}

// The other globals are pages, with versions that tell who wrote what.
function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global
  if (global.admin?.group !== adminGroups.settings || !isAuditTarget(slug)) return global
  const beforeChange = [...(hooks?.beforeChange ?? []), auditSettings(slug)]
  return { ...global, hooks: { ...hooks, beforeChange } }
}
