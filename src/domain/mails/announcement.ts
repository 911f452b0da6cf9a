import type { SiteLanguage } from '../languages/siteLocale'

/** Fields of an application that record which notifications were sent. */
export const APPLICATION_MARKS = ['announcedByMailAt', 'acknowledgedAt', 'chatTs'] as const
export type ApplicationMark = (typeof APPLICATION_MARKS)[number]

export const MESSAGE_MARKS = ['announcedByMailAt', 'chatTs'] as const
export type MessageMark = (typeof MESSAGE_MARKS)[number]

export type AnnouncedApplication = {
  id: number
  createdAt: string
  /** The language of the page on which the form was filled in. */
  language: SiteLanguage
  /** The title that the candidate saw; a forged request can contain any text. */
  jobTitle: string
  /** The title in the database; null for a spontaneous application. */
  offerTitle: string | null
  name: string
  email: string
  phone: string | null
  cvFilename: string | null
  letterFilename: string | null
  coverLetter: string | null
  /** The promised reply date, stored as noon of that day. */
  answerDueOn: string | null
  marks: Marks<ApplicationMark>
}

export type AnnouncedMessage = {
  id: number
  createdAt: string
  /** The language of the page on which the form was filled in. */
  language: SiteLanguage
  name: string
  email: string
  subject: string
  message: string
  marks: Marks<MessageMark>
}

type Marks<Mark extends string> = Partial<Record<Mark, string | null>>
