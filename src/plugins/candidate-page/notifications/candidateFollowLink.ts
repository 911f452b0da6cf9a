import type { FollowLink } from '@/src/content/mails/applicationMails'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { candidateWords } from '../words/candidateWords'

/** The link to the candidate page, as the acknowledgement shows it. */
export function candidateFollowLink(url: string, language: SiteLanguage): FollowLink {
  const { follow, followLink } = candidateWords[language].mails
  return { sentence: follow, link: { label: followLink, url } }
}
