import type { MailText } from '@/src/content/mails/mailText'
import { siteWordsIn } from '@/src/content/siteWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { paragraphsOf } from '@/src/domain/text/paragraphs'
import { consentRequestMailWords, proposalMailWords } from '../offerProposalWords'

/** To a candidate: a reply or the proposal of an offer, written by staff. */
export function candidateReplyMailText(answer: {
  language: SiteLanguage
  subject: string
  body: string
  companyName: string
  proposedOffer?: number | null
  consentUrl?: string | null
}): MailText {
  const { body, companyName, consentUrl, language, proposedOffer = null, subject } = answer
  const request = proposedOffer === null && consentUrl ? consentRequestMailWords[language] : null
  const proposal = proposedOffer === null ? null : proposalMailWords[language]
  return {
    language,
    subject,
    title: subject,
    paragraphs: [...paragraphsOf(body), ...(request ? [request.sentence] : [])],
    ...(request && consentUrl && { link: { label: request.link, url: consentUrl } }),
    footer: (proposal ?? siteWordsIn(language).candidateReplyMailWords).footer(companyName),
    ...(proposal && consentUrl && { stop: { label: proposal.withdraw, url: consentUrl } }),
  }
}
