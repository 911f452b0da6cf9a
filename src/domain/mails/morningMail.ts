import { morningMails } from '@/src/plugins/morningMails'

/** A mail that staff may receive in the morning. Its SQL is written in the code, never by a user. */
export type MorningMailDefinition = {
  /** The kind of mail, as the table `morning_mails` stores it. */
  kind: string
  /** The slug of the job that sends the mail. */
  task: string
  /** SQL: the day of the latest mail, from the local time `moment`. */
  day: string
  /** SQL condition: whether a row of `users` has subscribed. */
  subscribed: string
  /** Whether the mail is skipped without subscribers: a user may still subscribe that day. */
  isSkippedWithoutSubscriber?: boolean
}

export const MORNING_MAILS: readonly MorningMailDefinition[] = morningMails

export type MorningMailKind = (typeof morningMails)[number]['kind']
