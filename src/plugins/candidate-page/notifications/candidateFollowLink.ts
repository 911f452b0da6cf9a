import type { FollowLink } from '@/src/content/mails/applicationMails'
import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { candidateWords } from '../words/candidateWords'

type FollowedApplication = {
  url: string
  language: SiteLanguage
  timezone: SiteTimezone
  /** The applications of the candidate for the same offer before. */
  earlier: readonly { sentAt: Date; isReplaceable: boolean }[]
}

/**
 * The link to the candidate page, as the acknowledgement shows it. Only this mail says that there is
 * an earlier application: anyone can type an e-mail address in the form.
 */
export function candidateFollowLink(followed: FollowedApplication): FollowLink {
  const { earlier, language, timezone, url } = followed
  const { day, mails, replace } = candidateWords[language]
  const latest = earlier.at(-1)
  const replaceable = earlier.filter(({ isReplaceable }) => isReplaceable).length
  const sentences = [
    ...(latest ? [mails.appliedBefore(day(latest.sentAt.toISOString(), timezone))] : []),
    ...(replaceable > 0 ? [mails.replaceEarlier(replace(replaceable))] : []),
    mails.follow,
  ]
  return { sentence: sentences.join('\n'), link: { label: mails.followLink, url } }
}
