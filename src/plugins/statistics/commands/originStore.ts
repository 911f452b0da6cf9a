import type { VisitOriginStore } from '@/src/commands/recordVisits'
import { buildVisitOrigin } from '@/src/plugins/statistics/rules/buildVisitOrigin'
import { computeOriginChange } from '@/src/plugins/statistics/rules/originChange'
import { addOrigins } from './addOrigins'
import { storeOrigins } from './storeOrigins'

/** Names, stores and counts from which site and campaign the sessions of a batch came. */
export const originStore: VisitOriginStore = {
  originOf: buildVisitOrigin,
  record: async (transaction, pages, timezone) => {
    const changes = pages.map((page) => computeOriginChange(page, timezone))
    const idOf = await storeOrigins(transaction, changes)
    return { idOf, count: () => addOrigins(transaction, changes, idOf) }
  },
}
