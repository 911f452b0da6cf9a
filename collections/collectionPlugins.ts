import { standardLists } from './admin/standardLists'
import { auditTrail } from './audit/auditTrail'
import { guardedSaves } from './saves/guardedSaves'
import { toldVersions } from './versions/toldVersions'

/** What every collection and global gets, in this order. */
export const collectionPlugins = [standardLists, auditTrail, toldVersions, guardedSaves]
