import { wrappingPlugins } from '@/src/plugins/wrappingPlugins'
import { addComponentsAboveForms } from './admin/aboveForms'
import { addStandardListViews } from './admin/standardLists'
import { addAuditTrailHooks } from './audit/auditTrail'
import { optimisticLocking } from './saves/optimisticLocking'

/** The plugins for all collections and globals, in this order. */
export const collectionPlugins = [
  addStandardListViews,
  addAuditTrailHooks,
  ...wrappingPlugins,
  optimisticLocking,
  addComponentsAboveForms,
]
