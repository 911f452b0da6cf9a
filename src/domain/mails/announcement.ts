import type { SiteLanguage } from '../languages/siteLocale'

/** What an application keeps about having been announced; the field is filled when it was. */
export const APPLICATION_MARKS = ['announcedByMailAt', 'acknowledgedAt', 'chatTs'] as const
export type ApplicationMark = (typeof APPLICATION_MARKS)[number]

export const MESSAGE_MARKS = ['announcedByMailAt', 'chatTs'] as const
export type MessageMark = (typeof MESSAGE_MARKS)[number]

export type AnnouncedApplication = {
  id: number
  createdAt: string
  /** Of the page that it was written on. */
  language: SiteLanguage
  /** As the candidate saw it; typed by hand in a forged form. */
  jobTitle: string
  /** As staff wrote it; null for a spontaneous application. */
  offerTitle: string | null
  name: string
  email: string
  phone: string | null
  cvFilename: string | null
  letterFilename: string | null
  coverLetter: string | null
  /** By when an answer is promised, kept as the noon of that day. */
  answerDueOn: string | null
  marks: Marks<ApplicationMark>
}

export type AnnouncedMessage = {
  id: number
  createdAt: string
  /** Of the page that it was written on. */
  language: SiteLanguage
  name: string
  email: string
  subject: string
  message: string
  marks: Marks<MessageMark>
}

type Marks<Mark extends string> = Partial<Record<Mark, string | null>>
