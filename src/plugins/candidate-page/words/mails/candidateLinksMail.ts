import type { MailParagraph, MailText } from '@/src/content/mails/mailText'
import {
  OFFER_LANGUAGE,
  type SiteLanguage,
  type SiteTimezone,
} from '@/src/domain/languages/siteLocale'
import { candidateWords } from '../candidateWords'

type MailedCandidateLink = { offerTitle: string | null; sentAt: Date; url: string }

type CandidateLinksMailOptions = {
  language: SiteLanguage
  companyName: string
  timezone: SiteTimezone
  applications: readonly MailedCandidateLink[]
}

/** To a candidate: the links of one application or of several. It repeats no text from the form. */
export function candidateLinksMail(links: CandidateLinksMailOptions): MailText {
  const { applications, companyName, language } = links
  const words = candidateWords[language].mails
  const [first] = applications
  const isOne = first !== undefined && applications.length === 1
  return {
    language,
    subject: words.subject(companyName),
    title: candidateWords[language].requestTitle,
    paragraphs: [
      words.greeting,
      isOne ? sentenceWithOfferTitle(words.one, first, language) : words.many,
      ...(isOne
        ? []
        : applications.map((application) => candidateLinkParagraph(application, links))),
    ],
    link: isOne ? { label: words.followLink, url: first.url } : undefined,
    footer: words.footer,
  }
}

function candidateLinkParagraph(
  application: MailedCandidateLink,
  { language, timezone }: CandidateLinksMailOptions,
) {
  const words = candidateWords[language]
  const day = words.day(application.sentAt.toISOString(), timezone)
  const parts = sentenceWithOfferTitle(
    (offer) => words.mails.each(offer, day),
    application,
    language,
  )
  return [...parts, '\n', { label: words.mails.followLink, url: application.url }] as const
}

// Separates the title of an offer from the sentence, so that it can have its own language.
const TITLE_PLACEHOLDER = '\u0000'

function sentenceWithOfferTitle(
  sentence: (title: string) => string,
  { offerTitle }: MailedCandidateLink,
  language: SiteLanguage,
): Exclude<MailParagraph, string> {
  if (offerTitle === null) return [sentence(candidateWords[language].spontaneous)]
  if (language === OFFER_LANGUAGE) return [sentence(offerTitle)]
  const [before = '', after = ''] = sentence(TITLE_PLACEHOLDER).split(TITLE_PLACEHOLDER)
  return [before, { text: offerTitle, language: OFFER_LANGUAGE }, after]
}
