import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** Fields of an application that record which notifications were sent. */
export const APPLICATION_NOTIFICATION_FIELDS = [
  'announcedByMailAt',
  'acknowledgedAt',
  'chatTs',
] as const
export type ApplicationNotificationField = (typeof APPLICATION_NOTIFICATION_FIELDS)[number]

export const MESSAGE_NOTIFICATION_FIELDS = ['announcedByMailAt', 'chatTs'] as const
export type MessageNotificationField = (typeof MESSAGE_NOTIFICATION_FIELDS)[number]

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
  marks: NotificationTimes<ApplicationNotificationField>
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
  marks: NotificationTimes<MessageNotificationField>
}

type NotificationTimes<Mark extends string> = Partial<Record<Mark, string | null>>
