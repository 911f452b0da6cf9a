import { standardLists } from './admin/standardLists'
import { auditTrail } from './audit/auditTrail'
import { guardedSaves } from './saves/guardedSaves'
import { toldVersions } from './versions/toldVersions'

/** The plugins for all collections and globals, in this order. */
export const collectionPlugins = [standardLists, auditTrail, toldVersions, guardedSaves]
