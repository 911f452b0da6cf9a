import type { VisitExclusionProvider } from '@/src/queries/visits/visitExclusions'
import { staffVisitExclusions } from './statistics/queries/staffVisitExclusions'

/** The exclusions of plugins from the visit figures. */
export const visitExclusions: readonly VisitExclusionProvider[] = [staffVisitExclusions]
