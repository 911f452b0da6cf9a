import { morningMails } from '@/src/plugins/morningMails'

/** A mail that staff may receive in the morning. Its SQL is written in the code, never by a user. */
export type MorningMailEntry = {
  /** As the table `morning_mails` stores it. */
  kind: string
  /** The slug of the job that sends it. */
  task: string
  /** SQL: the day of the latest mail, from the local time `moment`. */
  day: string
  /** SQL condition: whether a row of `users` has subscribed. */
  subscribed: string
}

/** The mail about candidates to reply to, and those of plugins. */
export const MORNING_MAILS = [
  {
    kind: 'answers',
    task: 'sendMorningMails',
    day: 'moment::date',
    subscribed: 'morning_mail',
  },
  ...morningMails,
] as const satisfies readonly MorningMailEntry[]

export type MorningMail = (typeof MORNING_MAILS)[number]['kind']
