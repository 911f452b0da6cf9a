import type { VisitExclusion } from '@/src/queries/visits/visitExclusions'
import { statisticsExclusions } from './statistics/queries/statisticsExclusions'

/** The exclusions of plugins from the visit figures. */
export const visitExclusions: readonly VisitExclusion[] = [statisticsExclusions]
