import type { MailText } from '@/src/content/mails/mailText'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { CODE_VALIDITY_MINUTES } from '../../rules/candidateSession'
import { candidateWords } from '../candidateWords'

type CandidateCodeMailOptions = { language: SiteLanguage; companyName: string; code: string }

/** To a candidate: the code that was requested on the page of an application. */
export function candidateCodeMail({
  language,
  companyName,
  code,
}: CandidateCodeMailOptions): MailText {
  const words = candidateWords[language].mails
  return {
    language,
    subject: words.codeSubject(companyName),
    title: words.codeTitle,
    paragraphs: [words.greeting, words.codeText(CODE_VALIDITY_MINUTES)],
    facts: [{ label: words.code, value: code }],
    footer: words.codeFooter,
  }
}
