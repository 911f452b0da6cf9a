import type { CountRequestedOpinions } from '@/src/queries/countAttention'
import { countRequestedOpinions } from './opinions/queries/countToRead'

/** What plugins count as to be read by a user. Without any, the menu has no such entry. */
export const toReadCounts: readonly CountRequestedOpinions[] = [countRequestedOpinions]
