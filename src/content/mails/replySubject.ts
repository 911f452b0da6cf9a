import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { replyMailWords as english } from '../en/mails'
import { replyMailWords as french } from '../fr/mails'

// By name, not with all words of each language: the browser of staff takes these along.
const subjects = {
  fr: french.subject,
  en: english.subject,
} satisfies Record<SiteLanguage, (subject: string) => string>

/** The subject of an answer to somebody who wrote in this language. */
export const replySubject = (language: SiteLanguage, subject: string) => subjects[language](subject)
