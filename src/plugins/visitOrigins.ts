import type { RecordOrigins } from '@/src/commands/recordVisits'
import { recordOrigins } from './statistics/commands/recordOrigins'

/** What stores the site and the campaign of visits. The first entry counts. */
export const visitOrigins: readonly RecordOrigins[] = [recordOrigins]
