import type { CountToRead } from '@/src/queries/countAttention'
import { countToRead } from './opinions/queries/countToRead'

/** What plugins count as to be read by a user. Without any, the menu has no such entry. */
export const toReadCounts: readonly CountToRead[] = [countToRead]
