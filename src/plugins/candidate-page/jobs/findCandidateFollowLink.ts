import type { FindFollowLink } from '@/src/notifications/followLink'
import { issueCandidateLink } from '../commands/issueCandidateLink'
import { candidateFollowLink } from '../notifications/candidateFollowLink'
import { candidatePageUrl } from './candidatePageUrl'

/** The link in the acknowledgement of an application. */
export const findCandidateFollowLink: FindFollowLink = async (payload, application, context) => {
  const { id, language } = application
  const token = await issueCandidateLink(payload, { application: id })
  const url = token && candidatePageUrl(token, language, context)
  return url ? candidateFollowLink(url, language) : null
}
