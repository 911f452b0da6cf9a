import type { RecordOrigins } from '@/src/commands/recordVisits'
import { recordOrigins } from './statistics/commands/recordOrigins'

/** The functions that store the site and the campaign of visits. The first entry is used. */
export const visitOrigins: readonly RecordOrigins[] = [recordOrigins]
