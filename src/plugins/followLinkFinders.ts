import type { FindFollowLink } from '@/src/notifications/followLink'
import { findCandidateFollowLink } from './candidate-page/jobs/findCandidateFollowLink'

/** The plugins that give candidates a link to their application. The first entry is used. */
export const followLinkFinders: readonly FindFollowLink[] = [findCandidateFollowLink]
