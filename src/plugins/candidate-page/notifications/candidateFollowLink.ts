import type { FollowLink } from '@/src/content/mails/applicationMails'
import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { candidateWords } from '../words/candidateWords'

type FollowedApplication = {
  url: string
  language: SiteLanguage
  timezone: SiteTimezone
  /** When the candidate applied for the same offer before. */
  earlierSentAt: Date | null
}

/**
 * The link to the candidate page, as the acknowledgement shows it. Only this mail says that there is
 * an earlier application: anyone can type an e-mail address in the form.
 */
export function candidateFollowLink(followed: FollowedApplication): FollowLink {
  const { earlierSentAt, language, timezone, url } = followed
  const { day, mails } = candidateWords[language]
  const earlier = earlierSentAt && mails.appliedBefore(day(earlierSentAt.toISOString(), timezone))
  const sentence = earlier ? `${earlier}\n${mails.follow}` : mails.follow
  return { sentence, link: { label: mails.followLink, url } }
}
