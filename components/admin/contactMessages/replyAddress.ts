import { replySubject } from '@/src/content/mails/replySubject'
import { mailtoLink } from '@/src/domain/addresses/mailtoLink'
import { isSiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

type Message = {
  email?: string
  subject?: string
  /** In which it was written. */
  language?: unknown
}

/** A mailto link with the subject filled in, as the site's own answer would have it. */
export function replyAddress({ email = '', subject = '', language }: Message): string {
  const spoken = isSiteLanguage(language) ? language : SOURCE_LANGUAGE
  return mailtoLink(email, replySubject(spoken, subject))
}
