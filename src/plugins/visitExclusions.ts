import type { VisitExclusion } from '@/src/queries/visits/visitExclusions'
import { statisticsExclusions } from './statistics/queries/statisticsExclusions'

/** What plugins exclude from the visit figures. */
export const visitExclusions: readonly VisitExclusion[] = [statisticsExclusions]
