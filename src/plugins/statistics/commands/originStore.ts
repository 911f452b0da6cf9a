import type { VisitOriginStore } from '@/src/commands/recordVisits'
import { buildVisitOrigin } from '@/src/plugins/statistics/rules/buildVisitOrigin'
import { computeOriginCounterChange } from '@/src/plugins/statistics/rules/originCounterChange'
import { addToOriginCounters } from './addToOriginCounters'
import { storeOrigins } from './storeOrigins'

/** Names, stores and counts from which site and campaign the sessions of a batch came. */
export const originStore: VisitOriginStore = {
  originOf: buildVisitOrigin,
  record: async (transaction, pages, timezone) => {
    const changes = pages.map((page) => computeOriginCounterChange(page, timezone))
    const idOf = await storeOrigins(transaction, changes)
    return { idOf, count: () => addToOriginCounters(transaction, changes, idOf) }
  },
}
