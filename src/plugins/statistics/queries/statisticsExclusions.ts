import { isExcluded } from '@/src/plugins/statistics/rules/exclusion'
import type { VisitExclusion } from '@/src/queries/visits/visitExclusions'
import { isSessionExcludedSql } from './excludedVisits'
import { readExcludedNetworkTest } from './internal/readExcludedNetworkTest'
import { readExclusions } from './readExclusions'

/** The exclusions that staff have made. */
export const statisticsExclusions: VisitExclusion = {
  read: async (transaction) => {
    const exclusions = await readExclusions(transaction)
    return (begun) => isExcluded(exclusions, begun)
  },
  isSessionExcluded: isSessionExcludedSql,
  readNetworks: readExcludedNetworkTest,
}
