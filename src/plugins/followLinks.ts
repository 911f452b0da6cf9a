import type { FindFollowLink } from '@/src/notifications/followLink'
import { findCandidateFollowLink } from './candidate-page/jobs/findCandidateFollowLink'

/** The link of the acknowledgement with which a candidate follows the application. The first entry counts. */
export const followLinks: readonly FindFollowLink[] = [findCandidateFollowLink]
