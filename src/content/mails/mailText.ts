import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** A text, or its parts when it contains another language. */
export type MailParagraph = string | readonly MailParagraphPart[]
export type MailParagraphPart = string | { text: string; language: SiteLanguage } | MailLink
export type MailLink = { label: string; url: string }

/** `url`: the target of a link on the value. */
export type MailFact = { label: string; value: string; url?: string }

/** The content of a mail; `renderMail` adds the layout. */
export type MailText = {
  /** The language of the mail; the staff language by default. */
  language?: SiteLanguage
  subject: string
  title: string
  paragraphs: MailParagraph[]
  /** An image attached to this mail; the text contains the same information. */
  picture?: { cid: string; alt: string; caption: string }
  facts?: MailFact[]
  /** Further tables, each with a heading. */
  tables?: { title: string; facts: MailFact[] }[]
  /** A visitor's own text, set apart and with its line breaks. */
  quote?: { label: string; text: string }
  link?: { label: string; url: string }
  footer: string
  /** Unsubscribe link at the end of the mail. */
  stop?: { label: string; url: string }
}
