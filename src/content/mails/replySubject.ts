import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { replyMailWords as english } from '../en/mails'
import { replyMailWords as french } from '../fr/mails'

// Imported by name, because the admin bundles this file and does not need all texts of each
// language.
const subjects = {
  fr: french.subject,
  en: english.subject,
} satisfies Record<SiteLanguage, (subject: string) => string>

/** The subject of a reply, in the language of the sender. */
export const replySubject = (language: SiteLanguage, subject: string) => subjects[language](subject)
