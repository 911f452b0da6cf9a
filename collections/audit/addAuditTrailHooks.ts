import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { type AuditTarget, isAuditTarget } from '@/src/domain/audit/audit'
import { isPageCollection } from '@/src/domain/pages/contentPages'
import { auditDeletion, auditStatusOrTrashChange } from './auditDocument'
import { auditGlobalPublication, auditNewOffer, auditPagePublication } from './auditPublication'
import { auditSettings } from './auditSettings'

/** Plugin that adds hooks which record changes of documents and settings in the audit trail. */
export function addAuditTrailHooks(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(addCollectionAuditHooks),
    globals: config.globals?.map(addGlobalAuditHooks),
  }
}

function addCollectionAuditHooks(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks } = collection
  if (!isAuditTarget(slug)) return collection
  const afterChange = [
    ...(hooks?.afterChange ?? []),
    ...statusAuditHooks(slug),
    ...publicationAuditHooks(slug),
  ]
  const afterDelete = [...(hooks?.afterDelete ?? []), auditDeletion(slug)]
  return { ...collection, hooks: { ...hooks, afterChange, afterDelete } }
}

// Applications get no hook: `recordApplicationChange` records their decisions.
const statusAuditHooks = (target: AuditTarget) =>
  target === 'job-applications' ? [] : [auditStatusOrTrashChange(target)]

function publicationAuditHooks(target: AuditTarget) {
  if (target === 'job-offers') return [auditNewOffer]
  return isPageCollection(target) ? [auditPagePublication(target)] : []
}

// Audits the settings. The other globals are pages: only their publication is audited.
function addGlobalAuditHooks(global: GlobalConfig): GlobalConfig {
  const { slug, hooks } = global
  if (!isAuditTarget(slug)) return global
  if (global.admin?.group !== adminMenuGroups.settings) {
    const afterChange = [...(hooks?.afterChange ?? []), auditGlobalPublication(slug)]
    return { ...global, hooks: { ...hooks, afterChange } }
  }
  const beforeChange = [...(hooks?.beforeChange ?? []), auditSettings(slug)]
  return { ...global, hooks: { ...hooks, beforeChange } }
}
