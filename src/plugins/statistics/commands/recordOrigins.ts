import type { RecordOrigins } from '@/src/commands/recordVisits'
import { originChange } from '@/src/plugins/statistics/rules/originChange'
import { addOrigins } from './addOrigins'
import { storeOrigins } from './storeOrigins'

/** Stores and counts from which site and campaign the sessions of a batch came. */
export const recordOrigins: RecordOrigins = async (transaction, pages, timezone) => {
  const changes = pages.map((page) => originChange(page, timezone))
  const idOf = await storeOrigins(transaction, changes)
  return { idOf, count: () => addOrigins(transaction, changes, idOf) }
}
