import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { adminGroups } from '@/src/content/admin/groups'
import { type AuditTarget, isAuditTarget } from '@/src/domain/audit/audit'
import { isPageCollection } from '@/src/domain/pages/contentPages'
import { auditDeletion, auditStatusChange } from './auditDocument'
import { auditNewOffer, auditPage, auditSinglePage } from './auditPublication'
import { auditSettings } from './auditSettings'

/** A plugin: adds hooks that record changes of documents and settings in the audit trail. */
export function auditTrail(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(withAuditHooks),
    globals: config.globals?.map(auditedGlobal),
  }
}

function withAuditHooks(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection
  if (!isAuditTarget(slug)) return collection
  const afterChange = [...(hooks?.afterChange ?? []), ...auditChange(slug), ...auditPublished(slug)]
  const afterDelete = [...(hooks?.afterDelete ?? []), auditDeletion(slug)]
  return { ...collection, hooks: { ...hooks, afterChange, afterDelete } }
}

// An application records its decisions in its history and in the audit trail at once.
const auditChange = (target: AuditTarget) =>
  target === 'job-applications' ? [] : [auditStatusChange(target)]

function auditPublished(target: AuditTarget) {
  if (target === 'job-offers') return [auditNewOffer]
  return isPageCollection(target) ? [auditPage(target)] : []
}

// The other globals are pages, whose versions record the author.
function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global
  if (!isAuditTarget(slug)) return global
  if (global.admin?.group !== adminGroups.settings) {
    const afterChange = [...(hooks?.afterChange ?? []), auditSinglePage(slug)]
    return { ...global, hooks: { ...hooks, afterChange } }
  }
  const beforeChange = [...(hooks?.beforeChange ?? []), auditSettings(slug)]
  return { ...global, hooks: { ...hooks, beforeChange } }
}
