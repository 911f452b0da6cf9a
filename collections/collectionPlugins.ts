import { versionHistory } from '@/src/plugins/version-history/collections/versionHistory'
import { standardLists } from './admin/standardLists'
import { auditTrail } from './audit/auditTrail'
import { optimisticLocking } from './saves/optimisticLocking'

/** The plugins for all collections and globals, in this order. */
export const collectionPlugins = [standardLists, auditTrail, versionHistory, optimisticLocking]
