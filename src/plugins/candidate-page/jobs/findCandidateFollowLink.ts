import type { FindFollowLink } from '@/src/notifications/followLink'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { issueCandidateLink } from '../commands/issueCandidateLink'
import { candidateFollowLink } from '../notifications/candidateFollowLink'
import { findEarlierApplicationDate } from '../queries/internal/findEarlierApplicationDate'
import { candidatePageUrl } from './candidatePageUrl'

/** The link in the acknowledgement of an application, and the date of an earlier one for the offer. */
export const findCandidateFollowLink: FindFollowLink = async (payload, application, context) => {
  const { id, language } = application
  const token = await issueCandidateLink(payload, { application: id })
  const url = token && candidatePageUrl(token, language, context)
  if (!url) return null
  const [timezone, earlierSentAt] = await Promise.all([
    readSiteTimezone(payload),
    findEarlierApplicationDate(payload, id),
  ])
  return candidateFollowLink({ url, language, timezone, earlierSentAt })
}
