import { wrappingPlugins } from '@/src/plugins/wrappingPlugins'
import { aboveForms } from './admin/aboveForms'
import { standardLists } from './admin/standardLists'
import { auditTrail } from './audit/auditTrail'
import { optimisticLocking } from './saves/optimisticLocking'

/** The plugins for all collections and globals, in this order. */
export const collectionPlugins = [
  standardLists,
  auditTrail,
  ...wrappingPlugins,
  optimisticLocking,
  aboveForms,
]
