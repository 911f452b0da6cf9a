import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { messageReplyMailWords as english } from '../en/mails'
import { messageReplyMailWords as french } from '../fr/mails'

// The files are imported by name, because the admin bundles this file and does not need all texts
// of each language.
const replySubjectByLanguage = {
  fr: french.subject,
  en: english.subject,
} satisfies Record<SiteLanguage, (subject: string) => string>

/** The subject of a reply, in the language of the sender. */
export const replySubject = (language: SiteLanguage, subject: string) =>
  replySubjectByLanguage[language](subject)
