import { replySubject } from '@/src/content/mails/replySubject'
import { isSiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { mailtoLink } from '@/src/domain/urls/mailtoLink'

type ReplyTarget = {
  email?: string
  subject?: string
  /** Language in which the sender wrote. */
  language?: unknown
}

/** Link that opens the mail program, with the same subject as a reply sent from the admin. */
export function replyMailtoLink({ email = '', subject = '', language }: ReplyTarget): string {
  const replyLanguage = isSiteLanguage(language) ? language : SOURCE_LANGUAGE
  return mailtoLink(email, replySubject(replyLanguage, subject))
}
