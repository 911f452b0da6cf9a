import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** A text, or the parts of one that quotes another language than the mail's. */
export type MailParagraph = string | readonly MailPart[]
export type MailPart = string | { text: string; language: SiteLanguage }

export type MailFact = { label: string; value: string }

/** What a mail says; how it looks is settled once, in `drawMail`. */
export type MailText = {
  /** Of the mail; staff's own where nothing is said. */
  language?: SiteLanguage
  subject: string
  title: string
  paragraphs: MailParagraph[]
  /** Drawn for this mail and sent with it; what it shows is said in words as well. */
  picture?: { cid: string; alt: string; caption: string }
  facts?: MailFact[]
  /** More of them, each under a heading. */
  tables?: { title: string; facts: MailFact[] }[]
  /** A visitor's own words, shown apart and with their line breaks. */
  quote?: { label: string; text: string }
  link?: { label: string; url: string }
  footer: string
  /** Ends such mails for good, at the end of this one. */
  stop?: { label: string; url: string }
}
