import type { CountRequestedOpinions } from '@/src/queries/readMenuBadgeCounts'
import { countRequestedOpinions } from './opinions/queries/countRequestedOpinions'

/** The counts of plugins for records to read by a user; without any there is no menu entry. */
export const requestedOpinionCounters: readonly CountRequestedOpinions[] = [countRequestedOpinions]
