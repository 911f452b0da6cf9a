import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** Fields of an application that record which notifications were sent. */
export const APPLICATION_NOTIFICATION_STATE_FIELDS = [
  'announcedByMailAt',
  'acknowledgedAt',
  'chatTs',
] as const
export type ApplicationNotificationStateField =
  (typeof APPLICATION_NOTIFICATION_STATE_FIELDS)[number]

export const MESSAGE_NOTIFICATION_STATE_FIELDS = ['announcedByMailAt', 'chatTs'] as const
export type MessageNotificationStateField = (typeof MESSAGE_NOTIFICATION_STATE_FIELDS)[number]

export type ApplicationToAnnounce = {
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
  marks: SentNotificationTimes<ApplicationNotificationStateField>
}

export type MessageToAnnounce = {
  id: number
  createdAt: string
  /** The language of the page on which the form was filled in. */
  language: SiteLanguage
  name: string
  email: string
  subject: string
  message: string
  marks: SentNotificationTimes<MessageNotificationStateField>
}

type SentNotificationTimes<Mark extends string> = Partial<Record<Mark, string | null>>
