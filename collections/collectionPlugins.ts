import { wrappingPlugins } from '@/src/plugins/wrappingPlugins'
import { addComponentAboveForms } from './admin/addComponentAboveForms'
import { addStandardListViews } from './admin/addStandardListViews'
import { addAuditTrailHooks } from './audit/addAuditTrailHooks'
import { addOptimisticLocking } from './saves/addOptimisticLocking'

/** The plugins for all collections and globals, in this order. */
export const collectionPlugins = [
  addStandardListViews,
  addAuditTrailHooks,
  ...wrappingPlugins,
  addOptimisticLocking,
  addComponentAboveForms('/components/admin/document/RefusedFields#RefusedFields'),
]
