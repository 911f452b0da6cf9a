import { isVisitExcluded } from '@/src/plugins/statistics/rules/exclusion'
import type { VisitExclusionProvider } from '@/src/queries/visits/visitExclusions'
import { isSessionExcludedSql } from './excludedVisits'
import { createExcludedNetworkCheck } from './internal/createExcludedNetworkCheck'
import { readExclusionsInForce } from './readExclusionsInForce'

/** The exclusions that staff have made. */
export const staffVisitExclusions: VisitExclusionProvider = {
  read: async (transaction) => {
    const exclusions = await readExclusionsInForce(transaction)
    return (begun) => isVisitExcluded(exclusions, begun)
  },
  isSessionExcluded: isSessionExcludedSql,
  readNetworks: createExcludedNetworkCheck,
}
