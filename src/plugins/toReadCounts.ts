import type { CountRequestedOpinions } from '@/src/queries/countMenuBadges'
import { countRequestedOpinions } from './opinions/queries/countRequestedOpinions'

/** What plugins count as to be read by a user. Without any, the menu has no such entry. */
export const toReadCounts: readonly CountRequestedOpinions[] = [countRequestedOpinions]
