import type { MailParagraph, MailText } from '@/src/content/mails/mailText'
import {
  OFFER_LANGUAGE,
  type SiteLanguage,
  type SiteTimezone,
} from '@/src/domain/languages/siteLocale'
import { candidateWords } from '../candidateWords'

type LinkedApplication = { offerTitle: string | null; sentAt: Date; url: string }

type CandidateLinks = {
  language: SiteLanguage
  companyName: string
  timezone: SiteTimezone
  applications: readonly LinkedApplication[]
}

/** To a candidate: the links of one application or of several. It repeats no text from the form. */
export function candidateLinksMail(links: CandidateLinks): MailText {
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
      isOne ? titled(words.one, first, language) : words.many,
      ...(isOne ? [] : applications.map((application) => listed(application, links))),
    ],
    link: isOne ? { label: words.followLink, url: first.url } : undefined,
    footer: words.footer,
  }
}

function listed(application: LinkedApplication, { language, timezone }: CandidateLinks) {
  const words = candidateWords[language]
  const day = words.day(application.sentAt.toISOString(), timezone)
  const parts = titled((offer) => words.mails.each(offer, day), application, language)
  return [...parts, '\n', { label: words.mails.followLink, url: application.url }] as const
}

// Separates the title of an offer from the sentence, so that it can have its own language.
const TITLE_PLACEHOLDER = '\u0000'

function titled(
  sentence: (title: string) => string,
  { offerTitle }: LinkedApplication,
  language: SiteLanguage,
): Exclude<MailParagraph, string> {
  if (offerTitle === null) return [sentence(candidateWords[language].spontaneous)]
  if (language === OFFER_LANGUAGE) return [sentence(offerTitle)]
  const [before = '', after = ''] = sentence(TITLE_PLACEHOLDER).split(TITLE_PLACEHOLDER)
  return [before, { text: offerTitle, language: OFFER_LANGUAGE }, after]
}
