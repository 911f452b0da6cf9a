import type { VisitOriginStore } from '@/src/commands/recordVisits'
import { originStore } from './statistics/commands/originStore'

/** The objects that name and store the site and the campaign of visits. The first entry is used. */
export const visitOriginStores: readonly VisitOriginStore[] = [originStore]
