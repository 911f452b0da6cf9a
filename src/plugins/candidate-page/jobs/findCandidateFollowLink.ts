import type { FindFollowLink } from '@/src/notifications/followLink'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { issueCandidateLink } from '../commands/issueCandidateLink'
import { candidateFollowLink } from '../notifications/candidateFollowLink'
import { findEarlierApplications } from '../queries/findEarlierApplications'
import { candidatePageUrl } from './candidatePageUrl'

/** The link in the acknowledgement of an application, and the earlier ones for the offer. */
export const findCandidateFollowLink: FindFollowLink = async (payload, application, context) => {
  const { id, language } = application
  const token = await issueCandidateLink(payload, { application: id })
  const url = token && candidatePageUrl(token, language, context)
  if (!url) return null
  const [timezone, earlier] = await Promise.all([
    readSiteTimezone(payload),
    findEarlierApplications(payload.db.drizzle, { application: id }),
  ])
  return candidateFollowLink({ url, language, timezone, earlier })
}
